import type { Step } from '#bff/http';

/** A year; browsers then refuse plain HTTP to this host. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Headers of files, as a flat list that they write in one piece with their own: header by header costs as much as all
 * the rest of a file. What only documents obey stays away from them.
 */
export function createFileHeaders(publicUrl: URL): readonly string[] {
  return headersForAll(publicUrl).flat();
}

/**
 * Headers of pages and /bff answers. The strict default policy stays on whatever does not set its own; rendered pages
 * replace it by the one with their nonce.
 */
export function createPageHeaders(publicUrl: URL): Step {
  const forDocuments = [
    ['x-frame-options', 'DENY'],
    // Same-origin, as the app of a call is read from the page's address where the browser does not name it.
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(self), fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['origin-agent-cluster', '?1'],
    ['x-dns-prefetch-control', 'off'],
  ];
  const headers = [...headersForAll(publicUrl), ...forDocuments];

  return (_req, res, ctx, next) => {
    if (!ctx.pathname.startsWith('/assets/')) {
      for (const [name = '', value = ''] of headers) res.setHeader(name, value);
      res.setHeader('x-request-id', ctx.id);
    }
    next();
  };
}

function headersForAll(publicUrl: URL): string[][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(publicUrl.protocol === 'https:' ? [['strict-transport-security', strictTransport]] : []),
  ];
}
