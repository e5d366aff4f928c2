import { createHash, randomUUID } from 'node:crypto';
import { type BucketAnswer, ok, refuse } from './s3-answers.ts';
import { answerObjects, answerUploads } from './s3-lists.ts';

export interface BucketRequest {
  method: string;
  /** Empty: the bucket itself. */
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  body: Buffer;
}

interface PendingUpload {
  key: string;
  uploadId: string;
  startedAt: number;
  parts: Map<number, Buffer>;
}

/** One bucket in memory. */
export interface S3Bucket {
  objects: Map<string, { key: string; content: Buffer; modifiedAt: number }>;
  uploads: Map<string, PendingUpload>;
  /** Entries of a list at once. */
  pageSize: number;
}

const smallestPart = 5 * 1024 * 1024;

/** Answers as S3 does, as far as the portal asks. */
export function answerFromBucket(bucket: S3Bucket, request: BucketRequest): BucketAnswer {
  const { objects, uploads, pageSize } = bucket;
  const { method, key, query, body } = request;
  if (key === '') {
    return query.has('uploads')
      ? answerUploads([...uploads.values()], query, pageSize)
      : answerObjects([...objects.values()], query, pageSize);
  }
  if (method === 'POST' && query.has('uploads')) return startUpload(bucket, key);
  if (query.has('uploadId')) return answerUpload(bucket, request);
  if (method === 'PUT') return putObject(bucket, key, body);
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return readObject(request, objects.get(key)?.content);
}

function putObject({ objects }: S3Bucket, key: string, content: Buffer): BucketAnswer {
  objects.set(key, { key, content, modifiedAt: Date.now() });
  return { status: 200, headers: { ETag: etagOf(content) } };
}

function startUpload({ uploads }: S3Bucket, key: string): BucketAnswer {
  const uploadId = randomUUID();
  uploads.set(uploadId, { key, uploadId, parts: new Map(), startedAt: Date.now() });
  return ok(
    `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
  );
}

function answerUpload(bucket: S3Bucket, { method, key, query, body }: BucketRequest): BucketAnswer {
  const upload = bucket.uploads.get(query.get('uploadId') ?? '');
  if (upload?.key !== key) return refuse(404, 'NoSuchUpload');
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { ETag: etagOf(body) } };
  }
  if (method === 'POST') {
    const content = joinParts(upload, body.toString());
    if (typeof content === 'string') return refuse(400, content);
    putObject(bucket, key, content);
  }
  bucket.uploads.delete(upload.uploadId);
  return method === 'DELETE' ? { status: 204 } : ok('<CompleteMultipartUploadResult/>');
}

function readObject({ method, range }: BucketRequest, content: Buffer | undefined): BucketAnswer {
  if (!content) return refuse(404, 'NoSuchKey');
  const headers = { ETag: etagOf(content) };
  if (method === 'HEAD') return { status: 200, headers };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { status: 200, headers, body: content };
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Infinity, content.length - 1);
  if (start >= content.length) return refuse(416, 'InvalidRange');
  const contentRange = { 'Content-Range': `bytes ${start}-${end}/${content.length}` };
  return { status: 206, headers: { ...headers, ...contentRange }, body: content.subarray(start, end + 1) };
}

/** @returns the content, or the code of the refusal */
function joinParts({ parts }: PendingUpload, order: string): Buffer | string {
  const named = [
    ...order.matchAll(
      /<PartNumber>(\d+)<\/PartNumber>\s*<ETag>(?:&quot;|")?(\w+)|<ETag>(?:&quot;|")?(\w+)(?:&quot;|")?<\/ETag>\s*<PartNumber>(\d+)/g,
    ),
  ].map(([, number, etag, etagFirst, numberLast]) => ({
    etag: `"${etag ?? etagFirst}"`,
    body: parts.get(Number(number ?? numberLast)),
  }));
  const bodies = named.flatMap(({ body, etag }) => (body && etagOf(body) === etag ? [body] : []));
  if (named.length === 0 || bodies.length < named.length) return 'InvalidPart';
  return bodies.slice(0, -1).some((body) => body.length < smallestPart)
    ? 'EntityTooSmall'
    : Buffer.concat(bodies);
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
