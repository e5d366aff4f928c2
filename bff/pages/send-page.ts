import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createEncodingNegotiator, type Encoding } from '#bff/http';
import type { Html } from '#shared/html';
import { contentSecurityPolicy, type DocumentRights } from './html.ts';

/**
 * Made anew for each request, while it waits: a page of 30 KB leaves as 6 KB, which is what one round trip carries, and takes
 * 0.3 ms. Higher qualities take longer than they save.
 */
const compress: Readonly<Record<Encoding, (html: string) => string | Buffer>> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html, { level: 4 }),
  identity: (html) => html,
};

const negotiate = createEncodingNegotiator();

export interface WrittenPage extends DocumentRights {
  readonly httpStatus?: number;
  readonly html: Html;
  /** What its scripts and styles are marked with. */
  readonly nonce: string;
}

/** Sends a page of this one request, never stored by anyone, as small as the browser takes it. */
export function sendPage(
  res: ServerResponse,
  { httpStatus = 200, html, nonce, ...rights }: WrittenPage,
): void {
  const [encoding = 'identity'] = negotiate(res.req.headers['accept-encoding']);
  const body = compress[encoding](html.toString());
  res.writeHead(httpStatus, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    // Stored by nobody; what stores pages all the same must at least not mix up languages and visitors.
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'content-security-policy': contentSecurityPolicy(nonce, rights),
    'cache-control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
