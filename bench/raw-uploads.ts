import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { mergeFile, uploadBlock } from '#shared/contracts';
import { uploadSizes } from '#shared/uploads';
import type { Line } from './line.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const parallelSlices = 3;
const linePiece = 64 * 1024;
const boundary = 'bench-boundary';

/** Where requests go, and what goes with each. */
export interface UploadTarget {
  port: number;
  headers?: Record<string, string>;
  /** What the bytes go over. Default: as fast as they go. */
  line?: Line;
}

export interface BenchFile {
  bytes: Buffer;
  md5: string;
}

/** Bytes that nothing takes for a known kind, other ones each time. */
export function createFile(megabytes: number): BenchFile {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024, randomBytes(1024 * 1024));
  randomBytes(16).copy(bytes);
  return { bytes, md5: createHash('md5').update(bytes).digest('hex') };
}

/** The bytes of each slice as the body of a request of its own. */
export async function putRaw(target: UploadTarget, path: string, { bytes }: BenchFile): Promise<void> {
  await forSlices(bytes, async (slice) => {
    const headers = { 'content-length': slice.length };
    await send(target, { method: 'PUT', path, headers }, [slice], () => true);
  });
}

/** The chunks of N03, without their merge. */
export async function sendChunks(target: UploadTarget, { bytes, md5 }: BenchFile): Promise<void> {
  const { chunk: eachSize } = uploadSizes;
  const chunks = Math.ceil(bytes.length / eachSize);
  const shared = { md5, chunks, eachSize, fullSize: bytes.length, uid: 'bench', name: 'bench.bin' };
  await forSlices(bytes, async (slice, index) => {
    const { head, tail } = frameOf({ ...shared, chunk: index + 1 });
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + slice.length + tail.length,
    };
    await send(target, { method: 'POST', path: uploadBlock.path, headers }, [head, slice, tail], isOk);
  });
}

/** @returns id of the file that the chunks are now */
export async function mergeChunks(target: UploadTarget, { bytes, md5 }: BenchFile): Promise<string> {
  const chunks = Math.ceil(bytes.length / uploadSizes.chunk);
  const fields = { md5, name: 'bench.bin', size: `${bytes.length}`, chunks: `${chunks}` };
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  const text = await send(target, { method: 'POST', path: mergeFile.path, headers }, [body], isOk);
  return (JSON.parse(text) as { data: { fileId: string } }).data.fileId;
}

async function forSlices(
  bytes: Buffer,
  sendSlice: (slice: Buffer, index: number) => Promise<void>,
): Promise<void> {
  const { chunk: eachSize } = uploadSizes;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next * eachSize < bytes.length) {
      const index = next;
      next += 1;
      await sendSlice(bytes.subarray(index * eachSize, (index + 1) * eachSize), index);
    }
  };
  await Promise.all(Array.from({ length: parallelSlices }, work));
}

function frameOf(fields: Readonly<Record<string, string | number>>): { head: Buffer; tail: Buffer } {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return { head: Buffer.from(parts.join('') + file), tail: Buffer.from(`\r\n--${boundary}--\r\n`) };
}

function isOk(text: string): boolean {
  return /^\{"status":200/.test(text);
}

/** @throws Error when the answer is none of success */
function send(
  { port, headers: own = {}, line }: UploadTarget,
  { method, path, headers }: { method: string; path: string; headers: Record<string, string | number> },
  body: readonly Buffer[],
  isGood: (text: string) => boolean,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, agent, headers: { ...own, ...headers } };
    const outgoing = request(options, (answer) => {
      let text = '';
      answer.on('data', (piece: Buffer) => {
        text += piece.toString();
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode && answer.statusCode < 300 && isGood(text)) resolve(text);
        else reject(new Error(`${path} was answered ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    outgoing.on('error', reject);
    if (line) writeOverLine(outgoing, body, line).catch(reject);
    else {
      for (const piece of body) outgoing.write(piece);
      outgoing.end();
    }
  });
}

async function writeOverLine(outgoing: ClientRequest, body: readonly Buffer[], line: Line): Promise<void> {
  for (const piece of body) {
    for (let at = 0; at < piece.length; at += linePiece) {
      const part = piece.subarray(at, at + linePiece);
      await line.take(part.length);
      if (!outgoing.write(part)) await once(outgoing, 'drain');
    }
  }
  outgoing.end();
}
