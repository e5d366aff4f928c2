import type { BlobStore } from './blob-store.ts';
import { createContentCounter, createPartCounter } from './content-counter.ts';
import { readSlices } from './read-slices.ts';
import { createS3Client } from './s3-client.ts';
import { listObjects, listUnfinishedUploads } from './s3-listing.ts';
import type { S3Options } from './s3-options.ts';
import { toOutage } from './s3-outage.ts';
import { readContent, readContentInto } from './s3-read-content.ts';
import { writeContent } from './s3-write-content.ts';

/**
 * Keeps blobs in a bucket that exists. An outage of the store, a refusal of the credentials too, is `store_unavailable`.
 * @throws TypeError for a key that could leave the bucket
 */
export function createS3BlobStore(options: S3Options): BlobStore {
  const client = createS3Client(options);
  const write: BlobStore['write'] = async (key, source) =>
    writeContent(client, requireKey(key), source, createContentCounter());
  const read: BlobStore['read'] = async (key, range) => readContent(client, requireKey(key), range);
  return {
    write,
    writePart: async (key, source) => writeContent(client, requireKey(key), source, createPartCounter()),
    // The bytes of a slice are at the store, but their hashes are not: they come and go once.
    join: (key, slices) => write(key, readSlices({ read }, slices)),
    read,
    readInto: (key, target) => readContentInto({ read }, key, target),
    remove: async (key) => {
      const { status } = await client.send({ method: 'DELETE', key: requireKey(key) });
      if (status >= 300 && status !== 404) throw toOutage(undefined, `S3 answered ${status} to a removal`);
    },
    list: (prefix) => listObjects(client, prefix),
    removeUnfinished: async (before) => {
      for await (const { key, uploadId, startedAt } of listUnfinishedUploads(client)) {
        if (startedAt < before) await client.send({ method: 'DELETE', key, query: { uploadId } });
      }
    },
  };
}

/** Segments of letters, digits, `_`, `-` and dots, none of which leads upwards. */
const keyPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`no blob can have the key ${JSON.stringify(key)}`);
  return key;
}
