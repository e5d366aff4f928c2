import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, refusalEnvelope } from '#shared/contracts';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no request (smuggling attempts, broken clients), then closes: for the `clientError` event. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  const id = randomUUID();
  const body = JSON.stringify({ ...refusalEnvelope(new DomainError('bad_request'), id), status });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nx-request-id: ${id}\r\n\r\n${body}`,
  );
}
