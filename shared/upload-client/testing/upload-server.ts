import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUpload, type OthersFiles } from './answer-uploads.ts';
import { createKeptFiles, type KeptFiles } from './kept-files.ts';

/** What a server does in place of an answer. `cut` ends the line in the middle of the body, `hang` never answers. */
export type Fault =
  | 'cut'
  | 'hang'
  | {
      readonly status: number;
      readonly type?: string;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    };

export interface ReceivedCall {
  /** Last segment of the path, such as `merge_file`. */
  readonly name: string;
  /** Length of the body, in bytes. */
  readonly bytes: number;
  /** Fields of a form that arrived, without its file. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface UploadServer {
  readonly origin: string;
  readonly kept: KeptFiles;
  /** Content that a colleague uploaded, by MD5. */
  readonly others: OthersFiles;
  /** Calls that were answered, in their order. */
  readonly received: ReceivedCall[];
  /** Decides before the body is read. @param count of calls of this name so far, from 1 */
  fault: (call: { name: string; bytes: number; count: number }) => Fault | undefined;
  close(): Promise<void>;
}

/** A server that speaks the wire of uploads, keeps parts, and fails where a test says so. */
export async function startUploadServer(): Promise<UploadServer> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const name = path.split('/').at(-1) === 'upload' && path.includes('piecewise') ? 'block' : lastOf(path);
    const bytes = Number(request.headers['content-length'] ?? 0);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const fault = upload.fault({ name, bytes, count });
    if (fault === 'cut') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    const body = await read(request);
    if (fault === 'hang') return;
    if (fault) {
      response.writeHead(fault.status, {
        'content-type': fault.type ?? 'application/json',
        ...fault.headers,
      });
      response.end(fault.body);
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const envelope = await answerUpload(path, form, upload.kept, upload.others);
    upload.received.push({ name, bytes, fields: fieldsOf(form) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const upload: UploadServer = {
    origin: `http://127.0.0.1:${port}`,
    kept: createKeptFiles(),
    others: new Map(),
    received: [],
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upload;
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
