/** How a call is answered over HTTP. */
export { answerUpload, isRefusal } from './answer-upload.ts';
export { type BindOptions, bindRoutes } from './bind-routes.ts';
export { checkPayload } from './check-payload.ts';
export {
  type CookieChange,
  type Cookies,
  clearedIdentityCookies,
  findAccessToken,
  findRefreshToken,
  identityCookies,
  parseCookies,
} from './cookies.ts';
export { countPages, type PageWindow, toPageWindow } from './page-window.ts';
export type { LoadPrincipal, Principal } from './principal.ts';
export type { IncomingFile } from './read-multipart.ts';
export {
  type FileOptions,
  FileReply,
  fileReply,
  noFileReply,
  type Reply,
  refused,
  withCookies,
} from './reply.ts';
export { type RequestDetails, readRequestDetails, requestIdOf } from './request-details.ts';
export { requireValidFields } from './require-valid-fields.ts';
export {
  answer,
  answerPublic,
  type Gate,
  type HandlerResult,
  type PublicInput,
  type Route,
  type SignedInInput,
} from './route.ts';
export { type Scope, scopeOf } from './scope-of.ts';
export { type StreamReply, streamReply } from './stream-reply.ts';
export { translateErrors } from './translate-errors.ts';
