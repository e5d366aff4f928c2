import { createHash } from 'node:crypto';
import { type ContentPart, collectParts } from './collect-parts.ts';
import type { Counter } from './content-counter.ts';
import type { S3Client } from './s3-client.ts';
import { toOutage } from './s3-outage.ts';
import { findText } from './s3-xml.ts';

const megabyte = 1024 * 1024;
/** What is smaller travels in one request; S3 takes no smaller part but the last one. */
const smallestInParts = 5 * megabyte;
/** With 10,000 parts, as many as S3 takes, a content may have 78 GiB. */
const partSize = 8 * megabyte;

/**
 * Writes a content whose size is not known beforehand. One part is in memory at a time, and the object exists when all of
 * them are there.
 */
export async function writeContent<Written>(
  client: S3Client,
  key: string,
  source: AsyncIterable<Uint8Array>,
  counter: Counter<Written>,
): Promise<Written> {
  const parts = collectParts(counter.count(source), partSize);
  try {
    const { value: first } = await parts.next();
    if (!first) throw new Error('a content has one part at least');
    if (first.body.length < smallestInParts) await putWhole(client, key, first);
    else await putParts(client, key, first, parts);
    return counter.result();
  } finally {
    // The source learns of a failure too.
    await parts.return();
  }
}

async function putWhole(client: S3Client, key: string, part: ContentPart): Promise<void> {
  requireDone((await client.send({ method: 'PUT', key, ...part })).status, 'an object');
}

async function putParts(
  client: S3Client,
  key: string,
  first: ContentPart,
  rest: AsyncGenerator<ContentPart, void, undefined>,
): Promise<void> {
  const { status, text } = await client.send({ method: 'POST', key, query: { uploads: '' } });
  requireDone(status, 'the start of an upload');
  const uploadId = findText(text, 'UploadId');
  if (!uploadId) throw toOutage(undefined, 'S3 named no upload');
  try {
    const etags = [await putPart(client, key, uploadId, 1, first)];
    for await (const part of rest) {
      etags.push(await putPart(client, key, uploadId, etags.length + 1, part));
    }
    await complete(client, key, uploadId, etags);
  } catch (error) {
    // Where this fails too, the upload is left to the sweep.
    await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** @returns the part's ETag, with its quotes */
async function putPart(
  client: S3Client,
  key: string,
  uploadId: string,
  partNumber: number,
  part: ContentPart,
): Promise<string> {
  const query = { partNumber: String(partNumber), uploadId };
  const { status, headers } = await client.send({ method: 'PUT', key, query, ...part });
  requireDone(status, `part ${partNumber}`);
  const etag = headers.get('ETag');
  if (!etag) throw toOutage(undefined, `S3 gave part ${partNumber} no ETag`);
  return etag;
}

async function complete(client: S3Client, key: string, uploadId: string, etags: string[]): Promise<void> {
  const parts = etags.map(
    (etag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const { status, code, attempts } = await client.send({
    method: 'POST',
    key,
    query: { uploadId },
    body,
    sha256,
  });
  // An earlier attempt was done, and its answer got lost: the key is new, so what is there is this content.
  const isDoneBefore = code === 'NoSuchUpload' && attempts > 1;
  if (isDoneBefore && (await client.send({ method: 'HEAD', key })).status === 200) return;
  requireDone(status, 'the end of an upload');
}

function requireDone(status: number, what: string): void {
  if (status >= 300) throw toOutage(undefined, `S3 answered ${status} to ${what}`);
}
