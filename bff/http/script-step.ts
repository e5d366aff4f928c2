import type { Step } from './request-context.ts';

/**
 * Answers one script at its address, the same for everybody.
 * @param headers beside those of every script. Default none
 */
export function createScriptStep(
  address: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Step {
  const script = Buffer.from(text);
  return (req, res, { pathname }, next) => {
    if (pathname !== address) {
      next();
      return;
    }
    res.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': script.length,
      'cache-control': 'public, max-age=3600',
      ...headers,
    });
    res.end(req.method === 'HEAD' ? undefined : script);
  };
}
