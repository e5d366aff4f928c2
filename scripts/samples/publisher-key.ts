import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPortal } from './run-portal.ts';

/** Runs something with a key of its own. No portal knows the key, and it is gone afterwards. */
export async function withPublisherKey(
  folder: string,
  run: (keyFile: string) => Promise<void>,
): Promise<void> {
  const keyFolder = await mkdtemp(path.join(tmpdir(), 'portal-samples-'));
  const keyFile = path.join(keyFolder, 'key.json');
  try {
    await runPortal(['key'], { folder, keyFile });
    await runPortal(['key', '--id', 'build'], { folder, keyFile });
    await run(keyFile);
  } finally {
    await rm(keyFolder, { recursive: true, force: true });
  }
}
