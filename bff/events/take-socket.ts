import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A connection that carries nothing but events from now on. */
export interface EventSocket {
  readonly socket: Socket;
  /** HTTP/1.1 frames what it sends; to a client of HTTP/1.0 the end of the connection is the end of the answer. */
  readonly isChunked: boolean;
}

/**
 * Answers 200 with these headers and takes the connection out of the hands of Node's HTTP server. Parser, request,
 * answer and everything that hangs on them can go: a stream then holds a tenth of the memory.
 *
 * The answer counts as finished for Node and for the access log once its head is out. Node does not see this connection
 * any more: neither `closeAllConnections` nor a time limit of the server ends it.
 *
 * @returns undefined when the client has gone meanwhile
 */
export function takeSocket(
  req: IncomingMessage,
  res: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<EventSocket | undefined> {
  return new Promise((resolve) => {
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
}

/**
 * Checks that answers of this Node have the two fields that `takeSocket` sets (ADR 93).
 * @throws Error at the start of the server
 */
export function requireKnownAnswer(
  answer: object = new ServerResponse(new IncomingMessage(new Socket())),
): void {
  for (const field of ['_last', 'chunkedEncoding']) {
    if (typeof Reflect.get(answer, field) !== 'boolean')
      throw new Error(`Node ${process.version}: an answer has no ${field}; check bff/events/take-socket.ts`);
  }
}

/** Whether the client has not even taken what it was sent before. */
export function isStuck({ socket }: EventSocket): boolean {
  return socket.writableLength > 0;
}

export function sendText({ socket, isChunked }: EventSocket, text: string): void {
  if (socket.writable) socket.write(frameOf(text, isChunked));
}

/** Ends the answer and the connection, once everything is out. */
export function endSocket({ socket, isChunked }: EventSocket): void {
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
  socket.destroySoon();
}

/** Stands apart from requests: what these listeners see lives as long as the connection. */
function release(socket: Socket): void {
  // For the HTTP server the connection is over: it frees the parser. The answer is out, so nothing is aborted.
  socket.emit('close', false);
  socket.removeAllListeners();
  socket.setTimeout(0);
  const destroy = (): void => void socket.destroy();
  // A client that has more to say on this connection would wait in vain, and one that has closed it has gone.
  socket.on('error', ignore).on('data', destroy).on('end', destroy);
}

function frameOf(text: string, isChunked: boolean): string {
  return isChunked ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text;
}

/** So that a socket without listeners of Node's HTTP server neither throws nor keeps what nobody reads. */
function ignore(): void {
  undefined;
}
