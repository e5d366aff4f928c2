import { base64ConvertImage, type StoredFile } from '#shared/contracts';
import { post, request } from '../../core/request/index.ts';

/** What is sent of an image (N07). */
export interface Base64ImageParams {
  /** Where to; default the storage service. Only paths of the portal below `/api/` and `/zuul/`. */
  path?: string | undefined;
  /** The service that keeps the file. Default `base`. */
  serverid?: string | undefined;
  /** With or without its extension. */
  fileName: string;
  /** With or without the prefix of a `data:` address. */
  base64Str: string;
}

const dataPrefix = /^data:image\/([a-z0-9.+-]+)(?:;[^,]*)?,/i;
const ownPath = /^\/(?:api|zuul)\/(?!(?:.*\/)?\.\.|.*\\)/;

/**
 * Sends an image as base64 (N07): `serverid`, `fileName` without its extension, `base64Str` without its prefix, and `type`, the extension.
 * @throws TypeError whose message is one of N14, before anything is sent
 * @throws RequestError in every case of failure, after it was shown
 */
export async function uploadBase64Image(params: Base64ImageParams): Promise<StoredFile> {
  requireParams(params);
  const { path, serverid, base64Str } = params;
  const image = dataPrefix.exec(base64Str);
  const [fileName, extension] = splitName(params.fileName);
  const payload = {
    ...(serverid === undefined ? {} : { serverid }),
    fileName,
    base64Str: image ? base64Str.slice(image[0].length) : base64Str,
    type: extension || extensionOf(image?.[1]),
  };
  return path === undefined
    ? request(base64ConvertImage, payload)
    : (post(path, { serverid: 'base', ...payload }) as Promise<StoredFile>);
}

/** In the order and the words of the specification, which says object where it wants a text (N14). */
function requireParams(params: Readonly<Record<string, unknown>> | Base64ImageParams): void {
  if (!params) throw new TypeError('params cannot be empty');
  if (typeof params !== 'object' || Array.isArray(params)) throw new TypeError('params must be object');
  const { path, fileName, base64Str } = params;
  if (path !== undefined && !(typeof path === 'string' && ownPath.test(path)))
    throw new TypeError('path must be object');
  if (fileName !== undefined && fileName !== null && typeof fileName !== 'string')
    throw new TypeError('fileName must be object');
  if (!base64Str || typeof base64Str !== 'string') throw new TypeError('base64Str cannot be empty');
  if (!fileName) throw new TypeError('fileName cannot be empty');
}

function splitName(name: string): [base: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1).toLowerCase()] : [name, ''];
}

/** The extension of a media type: `jpg` for `jpeg`, `svg` for `svg+xml`. */
function extensionOf(subtype = 'png'): string {
  const name = subtype.toLowerCase().replace(/\+.*$/, '');
  return name === 'jpeg' ? 'jpg' : name;
}
