import type { Step } from '#bff/http';

/** A year; browsers then refuse plain HTTP to this host. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Headers of pages, assets and /bff answers. The strict default policy stays on whatever does not set its own;
 * rendered pages replace it by the one with their nonce. Files get theirs as a list, which they write in one piece with
 * their own: header by header costs as much as all the rest of a file. What only documents obey stays away from them.
 */
export const createPageHeaders = (publicUrl: URL): Step => {
  const forAll = [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(publicUrl.protocol === 'https:' ? [['strict-transport-security', strictTransport]] : []),
  ];
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
  const headers = [...forAll, ...forDocuments];
  const flat = forAll.flat();

  return (_req, res, ctx, next) => {
    if (ctx.pathname.startsWith('/assets/')) ctx.headers = [...flat, 'x-request-id', ctx.id];
    else {
      for (const [name = '', value = ''] of headers) res.setHeader(name, value);
      res.setHeader('x-request-id', ctx.id);
    }
    next();
  };
};
