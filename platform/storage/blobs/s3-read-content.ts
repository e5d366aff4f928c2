import { Readable } from 'node:stream';
import type { BlobStore, ByteRange } from './blob-store.ts';
import type { S3Client, S3Content } from './s3-client.ts';
import { toOutage } from './s3-outage.ts';

/** How often a content goes on where its connection broke. */
const maxResumptions = 3;

/** Undefined where there is no such object. */
export async function readContent(
  client: S3Client,
  key: string,
  range: ByteRange | undefined,
): Promise<Readable | undefined> {
  const openAt = (offset: number) => client.open({ method: 'GET', key, headers: rangeHeader(range, offset) });
  let current = await openAt(0);
  if (current.status === 404) return undefined;
  // The object is shorter than the range begins.
  if (current.status === 416) return Readable.from([]);
  const readable = Readable.from(
    resumable(current, async (offset) => {
      current = await openAt(offset);
      if (current.status !== 206) throw toOutage(undefined, `S3 answered ${current.status} to a range`);
      return current;
    }),
    { objectMode: false },
  );
  // One that is never read ends here too.
  readable.once('close', () => current.cancel());
  return readable;
}

/** As `readInto` of a store. */
export async function readContentInto(
  { read }: Pick<BlobStore, 'read'>,
  key: string,
  target: Uint8Array,
): Promise<number | undefined> {
  // A range of no bytes cannot be asked for.
  const content = await read(key, { start: 0, end: Math.max(target.length, 1) - 1 });
  if (!content) return undefined;
  let length = 0;
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    const taken = piece.subarray(0, target.length - length);
    target.set(taken, length);
    length += taken.length;
  }
  return length;
}

/** A blob never changes, so a broken connection costs no more than another one. */
async function* resumable(first: S3Content, resume: (offset: number) => Promise<S3Content>) {
  let offset = 0;
  let current = first;
  for (let resumptions = 0; ; resumptions += 1) {
    try {
      for await (const piece of current.body) {
        offset += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      if (resumptions >= maxResumptions) throw toOutage(error, 'S3 broke off a content');
    }
    current = await resume(offset);
  }
}

function rangeHeader(range: ByteRange | undefined, offset: number): Record<string, string> {
  const start = (range?.start ?? 0) + offset;
  return range || start > 0 ? { Range: `bytes=${start}-${range?.end ?? ''}` } : {};
}
