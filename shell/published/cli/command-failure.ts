/** What a process ends with, so that scripts need not read sentences. */
export const exitCodes = {
  /** Something on this computer keeps the command from its work. */
  failed: 1,
  /** The command is not written as it has to be. */
  usage: 2,
  /** The portal says no. */
  refused: 3,
  /** The app does not keep what the portal asks of apps. */
  unfit: 4,
} as const;
export type ExitReason = keyof typeof exitCodes;

/** A command that ends without its work done: why, and what its user can do now. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly advice: string;
  readonly reason: ExitReason;

  constructor(message: string, { advice, reason = 'failed', cause }: CommandFailureOptions) {
    super(message, cause === undefined ? {} : { cause });
    this.advice = advice;
    this.reason = reason;
  }
}

export interface CommandFailureOptions {
  /** What to do, as a sentence. */
  advice: string;
  /** Default `failed`. */
  reason?: ExitReason;
  cause?: unknown;
}
