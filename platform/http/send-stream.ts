import { pipeline } from 'node:stream/promises';
import { create as createContentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { DomainError, formatHandedFile, handedFileHeader, takesFilesHeader } from '#shared/contracts';
import { countPassedBytes } from '#shared/passed-buffers';
import type { StreamReply } from './stream-reply.ts';

interface Span {
  start: number;
  end: number;
}

/** Bytes from which a file is named and not sent. Smaller ones leave in one write anyway. */
const leastHanded = 64 * 1024;

/** Sends a content that does not fit into memory, whole or the one range that was asked for (RFC 9110). */
export async function sendStream(response: Response, { options }: StreamReply): Promise<void> {
  const { contentType, size = 0, etag = '', storedAs, name, isInline, open } = options;
  const isKept = options.size !== undefined;
  const request = response.req;
  response.set({
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': isKept ? 'bytes' : 'none',
    ...(isKept ? { ETag: etag } : {}),
  });
  if (isKept && request.fresh) {
    response.status(304).end();
    return;
  }
  const span = isKept ? findSpan(request, size, etag) : undefined;
  if (span === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${size}`).type('application/octet-stream').end();
    return;
  }
  const { start, end } = span ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  // Only then: a refusal is no picture, and nothing to save.
  const begin = (headers: Record<string, string>): void => {
    const disposition = createContentDisposition(name, { type: isInline ? 'inline' : 'attachment' });
    response.set({ 'Content-Type': contentType, 'Content-Disposition': disposition, ...headers });
    if (span) response.status(206).set('Content-Range', `bytes ${start}-${end}/${size}`);
  };
  const announced: Record<string, string> = isKept ? { 'Content-Length': String(length) } : {};
  if (request.method === 'HEAD') {
    begin(announced);
    response.end();
    return;
  }
  if (storedAs !== undefined && length >= leastHanded && request.get(takesFilesHeader)) {
    begin({ [handedFileHeader]: formatHandedFile({ key: storedAs, start, end }) });
    response.end();
    return;
  }
  const content = await open(span);
  if (!content) throw new DomainError('not_found');
  begin(announced);
  try {
    content.on('data', ({ length }: Buffer) => countPassedBytes(length));
    await pipeline(content, response);
  } catch (error) {
    // The reader has left, which is no fault. A content that breaks off is one, and belongs in the log.
    if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Undefined: all of it. More than one range is answered by all of it, which RFC 9110 allows. */
function findSpan(request: Request, size: number, etag: string): Span | 'unsatisfiable' | undefined {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}
