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
};

/** Puts a system error into words: `scenarios/a.yaml: permission denied`. Other errors are handed on as they are. */
export function inWords(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return error;
  const cause = CAUSES[code];
  return cause === undefined ? error : new FileError(`${path}: ${cause}`);
}
