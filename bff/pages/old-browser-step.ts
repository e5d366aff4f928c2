import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Step } from '#bff/http';

/** Address of the notice. Browsers without modules load it by themselves, others when they lack what the shell needs. */
export const oldBrowserPath = '/old-browser.js';

/** Answers the script that tells users of old browsers so, in words that Internet Explorer 6 understands (specification 1§4). */
export const createOldBrowserStep = (): Step => {
  const script = readFileSync(path.join(import.meta.dirname, 'old-browser.js'));
  return (req, res, { pathname }, next) => {
    if (pathname !== oldBrowserPath) {
      next();
      return;
    }
    res.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': script.length,
      'cache-control': 'public, max-age=3600',
    });
    res.end(req.method === 'HEAD' ? undefined : script);
  };
};
