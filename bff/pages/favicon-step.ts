import type { Step } from '#bff/http';
import { html } from '#shared/html';
import { colors } from '#shared/themes';

const picture = Buffer.from(
  String(
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colors.brand.solid.light}"/><path d="M16 7 4.5 12.5 16 18l11.5-5.5zM9 16.2V21c0 1.9 3.1 4 7 4s7-2.1 7-4v-4.8L16 19.6z" fill="#fff"/></svg>`,
  ),
);

/** Answers `/favicon.ico`, which browsers ask for on their own. */
export function createFaviconStep(): Step {
  return (req, res, { pathname }, next) => {
    if (pathname !== '/favicon.ico') {
      next();
      return;
    }
    res.writeHead(200, {
      'content-type': 'image/svg+xml',
      'content-length': picture.length,
      'cache-control': 'public, max-age=86400',
    });
    res.end(req.method === 'HEAD' ? undefined : picture);
  };
}
