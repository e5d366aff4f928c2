import { type BucketAnswer, ok } from './s3-answers.ts';

export interface ListedObject {
  key: string;
  modifiedAt: number;
}

export interface ListedUpload {
  key: string;
  uploadId: string;
  startedAt: number;
}

/** `ListObjectsV2`: one page of the keys that begin so. */
export function answerObjects(
  objects: ListedObject[],
  query: URLSearchParams,
  pageSize: number,
): BucketAnswer {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const wanted = objects.filter(({ key }) => key.startsWith(prefix));
  const { page, isTruncated } = pageAfter(wanted, ({ key }) => key, after, pageSize);
  const entries = page.map(
    ({ key, modifiedAt }) =>
      `<Contents><Key>${encodeURIComponent(key)}</Key>${instant('LastModified', modifiedAt)}</Contents>`,
  );
  const token = `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>`;
  return list('ListBucketResult', entries, isTruncated ? token : '');
}

/** `ListMultipartUploads`: one page. */
export function answerUploads(
  uploads: ListedUpload[],
  query: URLSearchParams,
  pageSize: number,
): BucketAnswer {
  const after = `${query.get('key-marker') ?? ''}\n${query.get('upload-id-marker') ?? ''}`;
  const positionOf = ({ key, uploadId }: ListedUpload) => `${key}\n${uploadId}`;
  const { page, isTruncated } = pageAfter(uploads, positionOf, after, pageSize);
  const entries = page.map(
    ({ key, uploadId, startedAt }) =>
      `<Upload><Key>${encodeURIComponent(key)}</Key><UploadId>${uploadId}</UploadId>${instant('Initiated', startedAt)}</Upload>`,
  );
  const last = page.at(-1);
  const markers = `<NextKeyMarker>${encodeURIComponent(last?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${last?.uploadId}</NextUploadIdMarker>`;
  return list('ListMultipartUploadsResult', entries, isTruncated ? markers : '');
}

function pageAfter<T>(all: T[], positionOf: (one: T) => string, after: string, pageSize: number) {
  const found = all
    .filter((one) => positionOf(one) > after)
    .sort((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1));
  return { page: found.slice(0, pageSize), isTruncated: found.length > pageSize };
}

function instant(name: string, time: number): string {
  return `<${name}>${new Date(time).toISOString()}</${name}>`;
}

function list(name: string, entries: string[], next: string): BucketAnswer {
  const head = `<EncodingType>url</EncodingType><IsTruncated>${next !== ''}</IsTruncated>`;
  return ok(
    `<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${head}${entries.join('')}${next}</${name}>`,
  );
}
