import type { Call } from '#shared/contracts';
import { encodeCall } from './encode-call.ts';
import { type RawReply, readReply } from './read-reply.ts';
import { createTransportError, type SendOptions, type UploadTransport } from './upload-transport.ts';

export interface TransportOptions {
  /** Comes before the path of each call, such as `https://portal.example`. Default: the page's own origin. */
  readonly origin?: string | undefined;
  /** Headers of each call, such as who asks. Default `X-Requested-By`, which the portal wants of every change. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
}

type Exchange = (
  url: string,
  body: FormData | URLSearchParams,
  headers: Readonly<Record<string, string>>,
  options: SendOptions,
) => Promise<RawReply>;

/** The transport of a page without a shell: XMLHttpRequest, which alone reports progress, or `fetch` where it is missing. */
export function createTransport(options: TransportOptions = {}): UploadTransport {
  const { origin = '', headers = () => ({ 'X-Requested-By': 'portal' }) } = options;
  const reportsProgress = 'XMLHttpRequest' in globalThis;
  const exchange: Exchange = reportsProgress ? exchangeByXhr : exchangeByFetch;
  return {
    reportsProgress,
    async send(call: Call, payload, sendOptions) {
      const body = encodeCall(call, payload as Record<string, unknown>);
      const reply = await exchange(origin + call.path, body, headers(), sendOptions);
      return readReply(call, reply, Date.now()) as never;
    },
  };
}

async function exchangeByFetch(...[url, body, headers, { signal }]: Parameters<Exchange>): Promise<RawReply> {
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal, credentials: 'include' });
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  } catch {
    signal.throwIfAborted();
    throw createTransportError('network', 'No answer came');
  }
}

function exchangeByXhr(...[url, body, headers, { signal, onSent }]: Parameters<Exchange>): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const abort = (): void => {
      xhr.abort();
      reject(signal.reason);
    };
    xhr.open('POST', url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    xhr.onload = () => {
      const header = (name: string): string | null => xhr.getResponseHeader(name);
      resolve({ status: xhr.status, text: xhr.responseText, header });
    };
    xhr.onerror = () => reject(createTransportError('network', 'No answer came'));
    xhr.ontimeout = () => reject(createTransportError('timeout', 'The answer came too late'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    xhr.send(body);
  });
}
