import type { RequestOptions } from './options.ts';
import { get, post, request, upload } from './request.ts';

let ofApp: RequestOptions = {};

/** What the open app wants of all its calls; the portal's own calls in the same page stay as they are. */
export function setAppOptions(options: RequestOptions): void {
  ofApp = options;
}

/** The calls as apps make them. */
export const requestForApp: typeof request = (call, payload, options) =>
  request(call, payload, { ...ofApp, ...options });
export const getForApp = withAppOptions(get) as typeof get;
export const postForApp = withAppOptions(post) as typeof post;
export const uploadForApp = withAppOptions(upload) as typeof upload;

function withAppOptions<Path, Payload>(
  call: (path: Path, payload: Payload, options?: RequestOptions) => Promise<unknown>,
) {
  return (path: Path, payload: Payload, options?: RequestOptions) =>
    call(path, payload, { ...ofApp, ...options });
}
