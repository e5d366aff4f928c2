import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '#platform/database';
import { createActionLimits } from '#platform/identity';
import { createFolderBlobStore } from '../blobs/folder-blob-store.ts';
import { defaultQuotas } from '../files/quotas.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { keepBlock } from '../uploads/keep-block.ts';
import { createMergesAhead } from '../uploads/merge-ahead.ts';
import { mergeBlocks } from '../uploads/merge-blocks.ts';
import { receivePart } from '../uploads/receive-content.ts';
import { teacher } from './teacher.ts';

/** A process that uploads without end, and says before each step what comes: `node upload-until-killed.ts '{file, folder}'`. */
const { file, folder } = JSON.parse(process.argv[2] ?? '{}') as { file: string; folder: string };
const database = openDatabase({ engine: 'sqlite', file });
const given: UploadDeps = {
  database,
  clock: Date.now,
  blobs: createFolderBlobStore(folder),
  quotas: defaultQuotas,
  limits: createActionLimits({ database, clock: Date.now }),
};
// So small a file is merged ahead here alone, so that kills meet that too.
const deps = { ...given, mergesAhead: createMergesAhead(given, { smallest: 0 }) };
const eachSize = 700_000;

for (;;) {
  const content = randomBytes(2_000_000);
  const md5 = createHash('md5').update(content).digest('hex');
  const file = { md5, chunks: 3, chunkBase: 1 as const, eachSize, fullSize: content.length, uid: 'u' };
  for (const chunk of [1, 2, 3]) {
    process.stdout.write(`chunk ${chunk}\n`);
    const piece = content.subarray((chunk - 1) * eachSize, chunk * eachSize);
    const received = await receivePart(deps, { name: 'blob', content: inPieces(piece) });
    await keepBlock(deps, teacher, { ...file, chunk, file: true }, received);
  }
  process.stdout.write('merge\n');
  await mergeBlocks(deps, teacher, { md5, name: 'a.bin', size: content.length, serverid: 'base' });
}

async function* inPieces(content: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}
