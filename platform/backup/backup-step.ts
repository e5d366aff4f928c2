/** What a backup or a restore has done; for whoever shows its progress. */
export type BackupStep =
  /** The database is copied, or was once more since contents that it names went meanwhile. */
  | { step: 'database-copied' }
  /** One more part is in the archive, or out of it. */
  | { step: 'part'; name: string; bytes: number }
  /** All hashes of the archive are right. */
  | { step: 'verified'; parts: number }
  /** From here on the target counts as half restored. */
  | { step: 'begun' }
  /** All parts are where they belong. */
  | { step: 'placed' };

export type OnStep = (step: BackupStep) => void;
