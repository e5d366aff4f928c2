import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { DomainError } from '#shared/contracts';
import { countPassedBytes } from '#shared/passed-buffers';

/** The one file of a body, while it arrives. */
export interface IncomingFile {
  /** As the browser sent it; believed by nobody. */
  readonly name: string;
  /** Ends with an error when the body is cut or too long. */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface MultipartOptions<Kept> {
  /** Bytes. */
  readonly maxFileSize: number;
  /** How long nothing may arrive, ms. Default 30 s. */
  readonly idle?: number | undefined;
  /** Takes the file to where it stays. */
  readonly keep: (file: IncomingFile) => Promise<Kept>;
  /** Takes back what `keep` kept, when the rest of the body is no good. */
  readonly discard: (kept: Kept) => Promise<void>;
}

export interface MultipartBody<Kept> {
  readonly fields: Readonly<Record<string, string>>;
  /** Undefined when there was no file. */
  readonly kept: Kept | undefined;
}

/** Reads the body of one request. */
export type ReadMultipart = <Kept>(options: MultipartOptions<Kept>) => Promise<MultipartBody<Kept>>;

const defaultIdle = 30_000; // ms
const fileField = 'file';
const limits = {
  files: 1,
  fields: 20,
  parts: 24,
  fieldSize: 64 * 1024,
  headerPairs: 50,
  headerSize: 8 * 1024,
};

/**
 * Reads a multipart body without holding its file in memory. Fields may come before the file or after it.
 * @throws DomainError `bad_request` for what is no such body or was cut, `body_too_large`
 */
export async function readMultipart<Kept>(
  request: IncomingMessage,
  options: MultipartOptions<Kept>,
): Promise<MultipartBody<Kept>> {
  const parser = createParser(request, options.maxFileSize);
  const fields = new Map<string, string>();
  let keeping: Promise<Kept> | undefined;
  let file: Readable | undefined;
  const { finished, fail, giveUp } = watchBody(request, parser, options.idle ?? defaultIdle);
  parser.on('field', (name, value, _, isTruncated) => {
    if (isTruncated) fail(new DomainError('body_too_large'));
    else fields.set(name, value);
  });
  parser.on('file', (field, stream, name) => {
    // It fails together with the parser, which is watched.
    stream.on('error', () => undefined);
    if (field !== fileField) {
      stream.resume();
      return;
    }
    file = stream;
    stream.on('limit', () => fail(new DomainError('body_too_large')));
    keeping = options.keep({ name: name ?? '', content: stream });
    keeping.catch(giveUp);
  });
  request.pipe(parser);
  try {
    await finished;
    return { fields: Object.fromEntries(fields), kept: await keeping };
  } catch (error) {
    request.unpipe(parser);
    // Read to its end, so that the connection stays good for the answer and for others after it.
    request.resume();
    file?.destroy(error instanceof Error ? error : undefined);
    const kept = await keeping?.catch(() => undefined);
    if (kept !== undefined) await options.discard(kept);
    throw error;
  }
}

function createParser(request: IncomingMessage, maxFileSize: number): BusboyInstance {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new DomainError('bad_request');
  const options = { limits: { ...limits, fileSize: maxFileSize } };
  try {
    return new Busboy({ headers: { ...request.headers, 'content-type': contentType }, ...options });
  } catch (cause) {
    throw new DomainError('bad_request', { cause });
  }
}

function watchBody(
  request: IncomingMessage,
  parser: BusboyInstance,
  idle: number,
): { finished: Promise<void>; fail: (error: unknown) => void; giveUp: (error: unknown) => void } {
  const { promise: finished, resolve, reject: giveUp } = Promise.withResolvers<void>();
  const fail = (cause: unknown): void => {
    giveUp(cause instanceof DomainError ? cause : new DomainError('bad_request', { cause }));
  };
  const timer = setTimeout(
    () => fail(new DomainError('bad_request', { detail: 'the body stood still' })),
    idle,
  );
  request.on('data', ({ length }: Buffer) => {
    timer.refresh();
    countPassedBytes(length);
  });
  request.once('error', fail);
  request.once('close', () => {
    if (!request.complete) fail(new Error('the body was cut'));
  });
  parser.on('error', fail);
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => fail(new DomainError('bad_request', { detail: event })));
  }
  parser.once('finish', resolve);
  finished.catch(() => undefined).finally(() => clearTimeout(timer));
  return { finished, fail, giveUp };
}
