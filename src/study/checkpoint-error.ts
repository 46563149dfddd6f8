/** Kept progress cannot be gone on from. The message is fit for a user. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';
}
