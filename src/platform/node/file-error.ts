/** A file or folder that cannot be read or written. The message is fit for a user: what, where, and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'is a folder, a file was expected',
  ENOTDIR: 'a part of the path is a file, a folder was expected',
  ENOSPC: 'no space left on the device',
  EEXIST: 'is a file, a folder was expected',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many open files',
  ELOOP: 'its links lead in a circle',
  EDQUOT: 'no space left for this user',
  EFBIG: 'the file would be too large',
};

/** Puts a system error into words: `scenarios/a.yaml: permission denied`. Other errors are handed on as they are. */
export function inWords(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error;
  const code = String(error.code);
  return new FileError(`${path === '' ? '""' : path}: ${CAUSES[code] ?? `the system refuses it (${code})`}`);
}

/** The same for what is to be written where its folder stands: there, "no such file" means that none can be made. */
export function inWordsOfWriting(path: string, error: unknown): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? new FileError(`${path}: nothing can be written here`) : inWords(path, error);
}
