/** No body belongs to these statuses. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * As `fetch`, by XMLHttpRequest, which alone says how much of a body has gone out.
 * @param onSent called with the bytes so far
 */
export function createTransfer(onSent: ((bytes: number) => void) | undefined): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      signal?.throwIfAborted();
      const xhr = new XMLHttpRequest();
      const abort = (): void => {
        xhr.abort();
        reject(signal?.reason);
      };
      xhr.open(method, String(url));
      xhr.withCredentials = init.credentials === 'include';
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      if (onSent) xhr.upload.onprogress = ({ loaded }) => onSent(loaded);
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError('No answer came'));
      xhr.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort, { once: true });
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(withoutBody.has(status) ? null : xhr.responseText, { status, headers });
}
