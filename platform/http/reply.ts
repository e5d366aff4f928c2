import type { DomainError } from '#shared/contracts';
import type { CookieChange } from './cookies.ts';

/** An answer together with cookies. A handler that sets none returns the bare data. */
export class Reply<Data> {
  readonly data: Data;
  readonly cookies: readonly CookieChange[];

  constructor(data: Data, cookies: readonly CookieChange[]) {
    this.data = data;
    this.cookies = cookies;
  }
}

/** A refusal that carries more than an error can: data of its own, or cookies that it sets or clears. */
export class RefusedReply {
  readonly error: DomainError;
  readonly data: unknown;
  readonly cookies: readonly CookieChange[];

  constructor(error: DomainError, data: unknown, cookies: readonly CookieChange[]) {
    this.error = error;
    this.data = data;
    this.cookies = cookies;
  }
}

export interface FileOptions {
  /** With charset where it is text. */
  contentType: string;
  body: Uint8Array | string;
  /** Strong validator with its quotes; derived from the body when left out. */
  etag?: string;
  /** A browser saves it under this name instead of showing it. Plain ASCII. */
  downloadName?: string;
  /** Seconds that a browser may keep it without asking; default 0, it always revalidates. */
  maxAge?: number;
}

/** The answer of a call whose `reply` is `file`. Without options there is no file, which is no failure. */
export class FileReply {
  readonly options: FileOptions | undefined;

  constructor(options: FileOptions | undefined) {
    this.options = options;
  }
}

export function withCookies<Data>(data: Data, cookies: readonly CookieChange[]): Reply<Data> {
  return new Reply(data, cookies);
}

export function fileReply(options: FileOptions): FileReply {
  return new FileReply(options);
}

/** An image element notices that there is no picture, and the console of the browser stays empty. */
export function noFileReply(): FileReply {
  return new FileReply(undefined);
}

/** Refuses as throwing would, with `data` in the envelope (default null) and cookies. */
export function refused(
  error: DomainError,
  { data = null, cookies = [] }: { data?: unknown; cookies?: readonly CookieChange[] },
): RefusedReply {
  return new RefusedReply(error, data, cookies);
}
