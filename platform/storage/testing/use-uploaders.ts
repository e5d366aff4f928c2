import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type DemoPlatform, startDemoPlatform, type TestEngine } from '#platform/testing';
import { createUploader, emptyStorage, type Uploader } from './uploader.ts';

export const megabyte = 1024 * 1024;
const quotas = { user: 12 * megabyte, student: megabyte, unit: 14 * megabyte };

/** Two teachers of one school who upload, and what their store then has. It is filled once the tests run. */
export interface Uploaders {
  platform: DemoPlatform;
  zhou: Uploader;
  wu: Uploader;
  /** @param who default Zhou */
  bytesAt: (path: string, who?: Uploader) => Promise<Buffer>;
  countOf: (table: 'stored_blob' | 'upload' | 'upload_part') => Promise<number>;
}

/** A platform with small quotas for the tests of one engine; each test begins with an empty store. */
export function useUploaders(engine: TestEngine): Uploaders {
  const uploaders = {
    bytesAt: async (path, who = uploaders.zhou) => Buffer.from(await (await who.fetch(path)).arrayBuffer()),
    countOf: async (table) => (await engine.database().db.selectFrom(table).selectAll().execute()).length,
  } as Uploaders;
  beforeAll(async () => {
    const platform = await startDemoPlatform(engine.database(), { quotas });
    const zhou = await createUploader(platform, 't.zhou');
    Object.assign(uploaders, { platform, zhou, wu: await createUploader(platform, 't.wu') });
  });
  beforeEach(() => emptyStorage(engine.database().db));
  afterAll(() => uploaders.platform.close());
  return uploaders;
}
