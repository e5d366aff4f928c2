export { getForApp, postForApp, requestForApp, setAppOptions, uploadForApp } from './for-apps.ts';
export { type RequestHooks, setRequestHooks } from './hooks.ts';
export type { RawOptions, RequestOptions } from './options.ts';
export { refreshSession } from './refresh.ts';
export { get, post, request, upload } from './request.ts';
export { isRequestError, RequestError, type RequestErrorKind } from './request-error.ts';
export { type FailedCall, getFailedCalls, serverNow, useDeployedBuild } from './seen.ts';
export { type SlowCall, useSlowCalls } from './slow-calls.ts';
export { del, put } from './unsupported.ts';
