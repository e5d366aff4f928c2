/** Why there is no backup, or why one is not restored, in one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
