/**
 * `shell/request`: the one way to the servers. Typed by the contracts; refresh, re-login, toasts and time limits are
 * taken care of (specification 0§7, 0§8).
 */
export {
  del,
  get,
  isRequestError,
  post,
  put,
  type RawOptions,
  RequestError,
  type RequestErrorKind,
  type RequestOptions,
  request,
  upload,
} from '../request/index.ts';
