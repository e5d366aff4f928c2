import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that carries nothing but events from now on. */
export interface EventSocket {
  readonly socket: Socket;
  /** HTTP/1.1 frames what it sends; to a client of HTTP/1.0 the end of the connection is the end of the answer. */
  readonly isChunked: boolean;
}

/** So that a socket without listeners of Node's HTTP server neither throws nor keeps what nobody reads. */
const ignore = (): void => undefined;

/** Stands apart from requests: what these listeners see lives as long as the connection. */
const release = (socket: Socket): void => {
  // For the HTTP server the connection is over: it frees the parser. The answer is out, so nothing is aborted.
  socket.emit('close', false);
  socket.removeAllListeners();
  socket.setTimeout(0);
  const destroy = (): void => void socket.destroy();
  // A client that has more to say on this connection would wait in vain, and one that has closed it has gone.
  socket.on('error', ignore).on('data', destroy).on('end', destroy);
};

/**
 * Answers 200 with these headers and takes the connection out of the hands of Node's HTTP server. Parser, request,
 * answer and everything that hangs on them can go: a stream then holds a tenth of the memory.
 *
 * The answer counts as finished for Node and for the access log once its head is out. Node does not see this connection
 * any more: neither `closeAllConnections` nor a time limit of the server ends it.
 *
 * @returns undefined when the client has gone meanwhile
 */
export const takeSocket = (
  req: IncomingMessage,
  res: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<EventSocket | undefined> =>
  new Promise((resolve) => {
    const { socket } = req;
    const isChunked = req.httpVersion === '1.1';
    res.once('close', () => {
      if (socket.destroyed) return resolve(undefined);
      release(socket);
      resolve({ socket, isChunked });
    });
    res.writeHead(200, isChunked ? { ...headers, 'transfer-encoding': 'chunked' } : headers);
    // The frames are made here, and the last one is not due yet.
    res.chunkedEncoding = false;
    // Node would close the connection after an answer to a client that asks for that, or knows nothing else.
    Reflect.set(res, '_last', false);
    res.end();
  });

const frameOf = (text: string, isChunked: boolean): string =>
  isChunked ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text;

/** Whether the client has not even taken what it was sent before. */
export const isStuck = ({ socket }: EventSocket): boolean => socket.writableLength > 0;

export const sendText = ({ socket, isChunked }: EventSocket, text: string): void => {
  if (socket.writable) socket.write(frameOf(text, isChunked));
};

/** Ends the answer and the connection, once everything is out. */
export const endSocket = ({ socket, isChunked }: EventSocket): void => {
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
  socket.destroySoon();
};
