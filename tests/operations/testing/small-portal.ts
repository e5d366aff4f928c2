import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupPortal } from '#platform/backup';
import { migrateToLatest } from '#platform/database';
import type { PortalPlace } from './portal-place.ts';

export const keySecret = 'secret-of-a-small-portal-with-enough-letters';
export const unitName = '青江小学';
/** Paths in the data folder, and what they hold. */
export const dataFiles: Readonly<Record<string, string>> = {
  'session-keys': 'a key of sessions\n',
  'files/blobs/ab/cdef': 'a worksheet',
  'files/blobs/ab/ffff': '',
  'files/unit/U1.png': 'a logo',
  'files/icon/app.svg': '<svg/>',
  'language/common/1.0/en.json': '{}',
};

/** A unit and two files, one of them empty, without any process. */
export async function fillPlace(place: PortalPlace): Promise<void> {
  for (const [path, text] of Object.entries(dataFiles)) {
    const file = join(place.dataDir, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  const database = place.open();
  try {
    await migrateToLatest(database);
    await database.db.insertInto('unit').values({ id: 'U1', name: unitName, unit_type: 2 }).execute();
    const blobs = ['ab/cdef', 'ab/ffff'].map((key) => rowOf(key, dataFiles[`files/blobs/${key}`] ?? ''));
    await database.db.insertInto('stored_blob').values(blobs).execute();
  } finally {
    await database.close();
  }
}

function rowOf(key: string, content: string) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const md5 = createHash('md5').update(content).digest('hex');
  const common = { unit_id: 'U1', reference_count: 1, created_at: 1, checked_at: 1 };
  return { id: key, sha256, md5, size: content.length, blob_key: key, ...common };
}

export function backUp(
  { dataDir, options }: Pick<PortalPlace, 'dataDir' | 'options'>,
  target: string,
  more: Partial<Parameters<typeof backupPortal>[0]> = {},
) {
  return backupPortal({
    target,
    dataFolder: dataDir,
    database: options,
    s3: undefined,
    readKeySecrets: () => [keySecret],
    version: '1.2.3',
    ...more,
  });
}
