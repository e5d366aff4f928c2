import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEncodingNegotiator, type RequestContext } from '#bff/http';
import type { Asset, Representation } from './asset.ts';

const negotiate = createEncodingNegotiator();

/** The body of a file that a browser gets. */
export function chooseBody(req: IncomingMessage, { bodies }: Asset): Representation | undefined {
  for (const encoding of negotiate(req.headers['accept-encoding'])) {
    const found = bodies[encoding];
    if (found) return found;
  }
  return undefined;
}

/** Whether the answer needs no body from elsewhere, and is out. */
export function answerFromMemory(req: IncomingMessage, res: ServerResponse, chosen: Representation): boolean {
  if (isUnchanged(req.headers['if-none-match'], chosen.etag)) {
    res.writeHead(304, chosen.unchangedHeaders);
    res.end();
  } else if (req.method === 'HEAD') {
    res.writeHead(200, chosen.headers);
    res.end();
  } else if (chosen.body === undefined) {
    return false;
  } else {
    res.writeHead(200, chosen.headers);
    res.end(chosen.body, 'latin1');
  }
  return true;
}

/**
 * A short text that nobody may keep; never a page, as a script that gets HTML fails in riddles.
 * @param headers flat list that every file carries
 */
export function answerFileText(
  res: ServerResponse,
  ctx: Pick<RequestContext, 'id'>,
  headers: readonly string[],
  { httpStatus, text }: { httpStatus: number; text: string },
): void {
  res.writeHead(httpStatus, [
    ...headers,
    'x-request-id',
    ctx.id,
    'content-type',
    'text/plain; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
  ]);
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

function isUnchanged(wanted: string | undefined, etag: string): boolean {
  return (
    wanted !== undefined &&
    (wanted === etag || wanted.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))))
  );
}
