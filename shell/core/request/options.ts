import type { Encoding, Reply } from '#shared/contracts';

export interface RequestOptions {
  /** Gives the call up; the promise rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** No toast when the call fails; the caller shows what happened. Default false. */
  silent?: boolean | undefined;
  /** Milliseconds until the call counts as lost. Default 1,200,000; 30,000 for login and me. */
  timeout?: number | undefined;
  /** No toast, no refresh, no re-login, whatever the contract says. Default false. */
  noIntercept?: boolean | undefined;
  /** Keeps the call alive when the page goes away. Default false. */
  keepalive?: boolean | undefined;
  /** The page asks by itself, such as on a timer: not a sign that the user is there, so the session's end stays. Default false. */
  passive?: boolean | undefined;
  /** Makes the exchange in place of `fetch` and shows itself how far it is, so that the call never counts as slow. */
  transfer?: typeof fetch | undefined;
  /** Receives the headers of the answer, such as the server's `Date`. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** Options of the untyped calls `get`, `post` and `upload` (D02, D03, D04). */
export interface RawOptions extends RequestOptions {
  /** A cached GET goes out without the `_t` timestamp. Default false. */
  cached?: boolean | undefined;
  /** Sends JSON instead of a form; arrays always travel as JSON. Default false. */
  json?: boolean | undefined;
  /** What the body of the answer is. Default `envelope`. */
  reply?: Reply | undefined;
}

/** One call as the transport sees it. */
export interface Outgoing {
  method: 'GET' | 'POST';
  /** Path with its parameters filled in. */
  path: string;
  encoding: Encoding;
  payload: unknown;
  reply: Reply;
  cached: boolean;
  intercepted: boolean;
}
