import { ResultCodeError } from 'ldapts';

/** The directory did not answer, or not as a directory should. The message names no person. */
export class DirectoryAway extends Error {
  override readonly name = 'DirectoryAway';
  /** Nothing came from it at all; otherwise it refused in words of its own. */
  readonly isSilent: boolean;

  constructor(message: string, { cause, isSilent = true }: { cause?: unknown; isSilent?: boolean } = {}) {
    super(message, { cause });
    this.isSilent = isSilent;
  }
}

/** The message has a kind and a code alone, since messages of servers may name people. */
export function toDirectoryAway(error: unknown): DirectoryAway {
  if (error instanceof DirectoryAway) return error;
  const isSilent = !(error instanceof ResultCodeError);
  if (!(error instanceof Error)) return new DirectoryAway('unknown', { isSilent });
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return new DirectoryAway(`${error.constructor.name}${code}`, { cause: error, isSilent });
}
