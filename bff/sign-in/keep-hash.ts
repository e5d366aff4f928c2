import type { ServerResponse } from 'node:http';
import { continuePath } from './arrival-route.ts';

/** Address of the script of the question: the policy of pages runs files only. */
export const keepHashPath = `${continuePath}/keep-hash.js`;

/** A form drops what stands behind `#`; an app reads its page from there. */
const script = 'document.forms[0].action+=location.hash;\n';

export function sendKeepHash(res: ServerResponse): void {
  res.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': Buffer.byteLength(script),
    'cache-control': 'public, max-age=3600',
  });
  res.end(res.req.method === 'HEAD' ? undefined : script);
}
