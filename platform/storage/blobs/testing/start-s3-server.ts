import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../s3-options.ts';
import { checkS3Signature } from './check-s3-signature.ts';
import { type BucketAnswer, refuse } from './s3-answers.ts';
import { answerFromBucket, type S3Bucket } from './s3-bucket.ts';

/** What a store may do to one request instead of answering it. */
export type S3Fault =
  | { status: number; code: string }
  /** Answers nothing for as long as the client stays. */
  | 'hang'
  /** Closes the connection when the first bytes of the body are there. */
  | 'cut'
  /** Does what was asked, and closes the connection instead of saying so. */
  | 'lose answer'
  /** Closes the connection in the middle of its answer. */
  | 'half answer';

export interface S3TestServer {
  /** How to reach it with the right keys. */
  options: S3Options;
  /** Of complete objects. */
  keys: () => string[];
  /** How many uploads in parts are neither complete nor aborted. */
  unfinished: () => number;
  /** `METHOD /key?query` of every request so far. */
  requests: string[];
  /** Asked for each request; default none. */
  faultOf: (request: string) => S3Fault | undefined;
  /** Called with how many bytes of bodies have arrived so far; the store reads on when it has ended. */
  onBytes: (total: number) => unknown;
  close: () => Promise<void>;
}

const account = { accessKey: 'portal', secretKey: 'a-secret-of-the-store', region: 'school-1' };
const bucketName = 'portal-files';

/** A store that speaks as much S3 as the portal does, over real sockets, and checks each signature. */
export async function startS3Server({ pageSize = 1000 } = {}): Promise<S3TestServer> {
  const bucket: S3Bucket = { objects: new Map(), uploads: new Map(), pageSize };
  let received = 0;
  const http = createServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, name, ...segments] = pathname.split('/');
    const key = segments.map(decodeURIComponent).join('/');
    const line = `${request.method} /${key}${search}`;
    server.requests.push(line);
    const fault = server.faultOf(line);
    const body = await receive(request, fault, (bytes) => {
      received += bytes;
      return server.onBytes(received);
    });
    if (!body || fault === 'hang') return;
    const code =
      checkS3Signature(request, body, account) ?? (name === bucketName ? undefined : 'NoSuchBucket');
    const { method = '' } = request;
    const wanted = { method, key, query: searchParams, range: request.headers.range, body };
    const refusal =
      typeof fault === 'object' ? fault : code && { status: name === bucketName ? 403 : 404, code };
    answer(
      request,
      response,
      refusal ? refuse(refusal.status, refusal.code) : answerFromBucket(bucket, wanted),
      fault,
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: S3TestServer = {
    options: { ...account, endpoint: `http://127.0.0.1:${port}`, bucket: bucketName },
    keys: () => [...bucket.objects.keys()],
    unfinished: () => bucket.uploads.size,
    requests: [],
    faultOf: () => undefined,
    onBytes: () => undefined,
    close: () => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeAllConnections();
      return closed;
    },
  };
  return server;
}

/** Undefined where the body did not come whole. */
async function receive(
  request: IncomingMessage,
  fault: S3Fault | undefined,
  onBytes: (bytes: number) => unknown,
): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) {
      await onBytes(piece.length);
      if (fault === 'cut') request.destroy();
      pieces.push(piece);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body = '' }: BucketAnswer,
  fault: S3Fault | undefined,
): void {
  if (fault === 'cut' || fault === 'lose answer') {
    request.socket.destroy();
    return;
  }
  const content = Buffer.from(body);
  response.writeHead(status, { ...headers, 'Content-Length': content.length });
  if (fault !== 'half answer') {
    response.end(request.method === 'HEAD' ? undefined : content);
    return;
  }
  response.write(content.subarray(0, content.length / 2), () => request.socket.destroy());
}
