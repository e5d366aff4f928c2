/**
 * `shell/request`: the one way to the servers. Typed by the contracts; refresh, re-login, toasts and time limits are
 * taken care of (D06, D08, D09), unless the app declares `noIntercept`.
 */
export {
  del,
  getForApp as get,
  isRequestError,
  postForApp as post,
  put,
  type RawOptions,
  RequestError,
  type RequestErrorKind,
  type RequestOptions,
  requestForApp as request,
  serverNow,
  uploadForApp as upload,
} from '../core/request/index.ts';
