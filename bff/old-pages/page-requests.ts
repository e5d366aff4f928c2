import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '#bff/http';

/** What a page server gets of a browser's headers: nothing that says who asks, as it is no part of the portal's services. */
const passedOn: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'pragma',
  'range',
  'user-agent',
  'x-requested-with',
];

/** The flat list of headers of a request to a page server. Cookies and tokens of any kind stay here. */
export function pageRequestHeaders(
  { headers }: IncomingMessage,
  { id, clientAddress }: Pick<RequestContext, 'id' | 'clientAddress'>,
  { publicUrl, hasBody }: { publicUrl: URL; hasBody: boolean },
): string[] {
  const list = passedOn.flatMap((name) => {
    const value = headers[name];
    if (value === undefined || (!hasBody && name === 'content-length')) return [];
    return [name, String(value)];
  });
  const scheme = publicUrl.protocol.slice(0, -1);
  list.push('x-request-id', id, 'x-forwarded-for', clientAddress);
  list.push('x-forwarded-host', publicUrl.host, 'x-forwarded-proto', scheme);
  return list;
}
