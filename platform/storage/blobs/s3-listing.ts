import type { S3Client } from './s3-client.ts';
import { toOutage } from './s3-outage.ts';
import { findText, listElements } from './s3-xml.ts';

/** An upload in parts that was neither completed nor aborted. */
export interface UnfinishedUpload {
  key: string;
  uploadId: string;
  startedAt: number;
}

/** Objects whose keys begin so, by pages of what the store gives at once. */
export async function* listObjects(client: S3Client, prefix: string) {
  let token: string | undefined;
  do {
    const page = await askPage(client, {
      'list-type': '2',
      prefix,
      ...(token ? { 'continuation-token': token } : {}),
    });
    for (const entry of listElements(page.text, 'Contents')) {
      yield { key: keyOf(entry, page.isEncoded), modifiedAt: instantOf(entry, 'LastModified') };
    }
    token = page.isTruncated ? findText(page.text, 'NextContinuationToken') : undefined;
  } while (token);
}

export async function* listUnfinishedUploads(client: S3Client): AsyncIterable<UnfinishedUpload> {
  let after: Record<string, string> | undefined = {};
  while (after) {
    const page = await askPage(client, { uploads: '', ...after });
    for (const entry of listElements(page.text, 'Upload')) {
      const uploadId = findText(entry, 'UploadId') ?? '';
      yield { key: keyOf(entry, page.isEncoded), uploadId, startedAt: instantOf(entry, 'Initiated') };
    }
    const key = findText(page.text, 'NextKeyMarker');
    const id = findText(page.text, 'NextUploadIdMarker');
    after =
      page.isTruncated && key
        ? { 'key-marker': decodeKey(key, page.isEncoded), ...(id ? { 'upload-id-marker': id } : {}) }
        : undefined;
  }
}

/** Keys come encoded, as XML has no way to write some characters. */
async function askPage(client: S3Client, query: Readonly<Record<string, string>>) {
  const { status, text } = await client.send({ method: 'GET', query: { ...query, 'encoding-type': 'url' } });
  if (status !== 200) throw toOutage(undefined, `S3 answered ${status} to a list`);
  const isEncoded = findText(text, 'EncodingType') === 'url';
  return { text, isEncoded, isTruncated: findText(text, 'IsTruncated') === 'true' };
}

function keyOf(entry: string, isEncoded: boolean): string {
  return decodeKey(findText(entry, 'Key') ?? '', isEncoded);
}

function decodeKey(text: string, isEncoded: boolean): string {
  return isEncoded ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
}

function instantOf(entry: string, name: string): number {
  return Date.parse(findText(entry, name) ?? '');
}
