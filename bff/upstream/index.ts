/** The services behind the BFF: connections, the BFF's own calls, and renewing a visitor's tokens. */
export { askUpstream, type UpstreamText } from './ask-upstream.ts';
export { type Caller, pushCallerHeaders, pushRequestHeaders } from './caller-headers.ts';
export { isConnectionLost } from './lost-connection.ts';
export { callTimeoutMs } from './pool.ts';
export type { Refresher } from './refresh.ts';
export {
  createUpstream,
  type FetchUpstreamOptions,
  type PostUpstreamOptions,
  refreshMarginMs,
  type Upstream,
  type UpstreamAnswer,
  type UpstreamOptions,
} from './upstream.ts';
export { createUpstreamError } from './upstream-error.ts';
