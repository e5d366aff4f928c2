import { createS3BlobStore } from '../s3-blob-store.ts';
import type { S3Options } from '../s3-options.ts';

/** A process of its own that writes one content, to be killed or measured: `node write-to-s3.ts '{options, key, size}'`. */
const { options, key, size } = JSON.parse(process.argv[2] ?? '{}') as WriteOrder;

/** Bytes after which garbage is collected, where Node is told to let that happen. */
const collectEvery = 1024 * 1024;

interface WriteOrder {
  options: S3Options;
  key: string;
  /** Bytes. */
  size: number;
}

async function* content(): AsyncIterable<Uint8Array> {
  const pieceSize = 64 * 1024;
  for (let sent = 0; sent < size; sent += pieceSize) {
    // What is measured is what is held, and not what the collector has not come to yet.
    if (sent % collectEvery === 0) globalThis.gc?.();
    // A new piece each, as sockets give them.
    yield new Uint8Array(Math.min(pieceSize, size - sent)).fill(sent / pieceSize);
  }
}

const { md5 } = await createS3BlobStore(options).write(key, content());
process.stdout.write(JSON.stringify({ md5, maxRss: process.resourceUsage().maxRSS }));
