/** The five kinds of N08; `placeerror` comes after the bytes are kept; `notfindfile`, `filechanged` and `refused` are decided before a byte is sent. */
export type UploadErrorKind =
  | 'checkerror'
  | 'uploaderror'
  | 'uploadunkerror'
  | 'checkchunkerror'
  | 'chunkmerge'
  | 'placeerror'
  | 'notfindfile'
  | 'filechanged'
  | 'refused';

/** The warning of N08 where no file was given, to the letter. */
export const noFileMessage = 'Not find file';

/** Why an upload failed, as pages show it. */
export interface UploadFailure {
  readonly kind: UploadErrorKind;
  /** In the user's language where the portal said something; else English for developers. */
  readonly message: string;
  /** Of the answer; 0 where none came. */
  readonly status: number;
  /** Stable code of the portal's refusal. Empty where a device on the way refused, or nothing answered. */
  readonly code: string;
  /** For support; empty where nothing answered. */
  readonly requestId: string;
  /** Whether another attempt may help without a change by the user. */
  readonly mayRetry: boolean;
}

/** An upload that cannot go on. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly failure: UploadFailure;

  constructor(failure: UploadFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.failure = failure;
  }
}

const noAnswer = { status: 0, code: '', requestId: '' } as const;

/** No file was given (N08). */
export function createNoFile(): UploadError {
  return new UploadError({ ...noAnswer, kind: 'notfindfile', message: noFileMessage, mayRetry: false });
}

/** The file on disk is another one by now. */
export function createFileChanged(): UploadError {
  const message = 'The file was changed after it was picked';
  return new UploadError({ ...noAnswer, kind: 'filechanged', message, mayRetry: false });
}

/** What is thrown when a file cannot be read, as a failure; undefined for anything else. */
export function toFileFailure(error: unknown): UploadFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const none = { ...noAnswer, mayRetry: false };
  if (error.name === 'NotReadableError') {
    return { ...none, kind: 'filechanged', message: 'The file was changed or cannot be read' };
  }
  if (error.name === 'NotFoundError') return { ...none, kind: 'notfindfile', message: noFileMessage };
  return undefined;
}

/** The failure of an upload from whatever was thrown. @param kind of the step that threw */
export function toUploadFailure(error: unknown, kind: UploadErrorKind): UploadFailure {
  if (error instanceof UploadError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return toFileFailure(error) ?? { ...noAnswer, kind, message, mayRetry: true };
}
