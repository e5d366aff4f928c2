import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { answerFileText } from '#bff/assets';
import { getContext } from '#bff/http';
import type { Overrides } from './overrides.ts';

/** `/assets/x/{code}/override/{path}` */
const address = /^\/assets\/x\/([A-Za-z][A-Za-z0-9-]*)\/override\/(.+)$/;

/** What an app is made of, and the stream by which a server of development says that it was edited. */
const allowedTypes =
  /^(?:text\/(?:javascript|css|event-stream)|application\/(?:javascript|json)|image\/(?:svg\+xml|png|webp)|font\/woff2)(?:;|$)/;

/**
 * Passes the files of an override on from its server of development, to the session that has it alone. They stand on the portal's own
 * origin, so that the policy of its pages stays as it is.
 * @param headers flat list that every file carries
 */
export function createOverrideFiles(
  { find, agent }: Pick<Overrides, 'find' | 'agent'>,
  headers: readonly string[],
) {
  const answer = async (req: IncomingMessage, res: ServerResponse, code: string, rest: string) => {
    const ctx = getContext(req);
    const say = (httpStatus: number, text: string): void =>
      answerFileText(res, ctx, headers, { httpStatus, text: `${text}\n` });
    const override = find(ctx);
    if (override?.manifest.code !== code) return say(404, 'No such file');
    const url = new URL(`${override.origin}/${rest}${ctx.search}`);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    try {
      const {
        statusCode,
        headers: theirs,
        body,
      } = await agent.request({
        origin: override.origin,
        path: url.pathname + url.search,
        method: 'GET',
        // Nothing of the visitor: the server of development is somebody else's.
        headers: { accept: '*/*' },
        signal: gone.signal,
      });
      const type = String(theirs['content-type'] ?? '').toLowerCase();
      if (statusCode !== 200 || !allowedTypes.test(type)) {
        gone.abort();
        body.on('error', () => undefined);
        return say(
          statusCode === 404 ? 404 : 502,
          `The server of development answered ${statusCode} ${type}`,
        );
      }
      res.writeHead(200, [
        ...headers,
        'x-request-id',
        ctx.id,
        'content-type',
        type,
        'cache-control',
        'no-store',
      ]);
      if (req.method === 'HEAD') {
        gone.abort();
        body.on('error', () => undefined);
        return res.end();
      }
      res.flushHeaders();
      // A broken transfer ends the connection: the browser must not keep half a file.
      pipeline(body, res, () => undefined);
    } catch {
      if (!res.headersSent && !res.destroyed) say(503, `Nothing answers at ${override.origin}`);
    }
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const [, code, rest] = address.exec(getContext(req).pathname) ?? [];
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (code === undefined || rest === undefined || !isReading) next();
    else answer(req, res, code, rest).catch(next);
  };
}
