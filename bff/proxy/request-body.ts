import { IncomingMessage } from 'node:http';

/** How long a rest that nobody wants is read, ms; nginx lingers as long. */
const lingerMs = 30_000;
/** So much of it is read at most, bytes: more than a chunk of an upload, and less than a fast sender pours in that time. */
const lingerBytes = 128 * 1024 * 1024;

/**
 * The body of a request as undici sends it on; null where there is none.
 *
 * undici destroys a body of which it needs no more, as where an upload is refused before it was read. The browser is still sending then,
 * and a connection that is closed meanwhile costs it the answer (RFC 9112, 9.6). So the rest is read and thrown away, for half a minute, and up
 * to a limit: a body without an end is cut off.
 */
export function requestBodyOf(req: IncomingMessage): IncomingMessage | null {
  if (!hasBody(req)) return null;
  const { socket } = req;
  let limit: NodeJS.Timeout | undefined;
  req.destroy = (error) => {
    if (req.readableEnded || socket.destroyed) return IncomingMessage.prototype.destroy.call(req, error);
    req.socket = socket; // undici takes it away, and nothing more would be read
    if (!limit) {
      let left = lingerBytes;
      req.on('data', ({ length }: Buffer) => {
        left -= length;
        if (left < 0) socket.destroy();
      });
      limit = setTimeout(() => socket.destroy(), lingerMs).unref();
      req.once('close', () => clearTimeout(limit));
    }
    req.resume();
    return req;
  };
  return req;
}

/** GET and HEAD never have one as far as the upstream is concerned. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  return (
    method !== 'GET' &&
    method !== 'HEAD' &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
