import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalDatabase } from '#platform/database';
import { demoPassword, resetDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { demoLicenceKey } from '#platform/licensing';
import { createFolderBlobStore, createFolderFileStore } from '#platform/storage';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './start-test-platform.ts';
import type { TestClient } from './test-client.ts';

export interface DemoPlatform extends TestPlatform {
  /** A client that is signed in as a demo user; the same one for the same user. */
  as: (loginName: string) => Promise<TestClient>;
}

/** One hash serves all: each costs as much as a sign-in. */
let demoHash: Promise<string> | undefined;

function hashOfDemo(password: string): Promise<string> {
  demoHash ??= hashPassword(password);
  return demoHash;
}

/** The real platform over fresh demo data, with its files in a folder that goes with it. */
export async function startDemoPlatform(
  database: PortalDatabase,
  options: Pick<
    TestPlatformOptions,
    'withProvider' | 'wait' | 'demo' | 'quotas' | 'changes' | 'directory' | 'egress'
  > = {},
): Promise<DemoPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-platform-'));
  const files = createFolderFileStore(folder);
  const blobs = createFolderBlobStore(join(folder, 'blobs'));
  const platform = await startTestPlatform(database, {
    files,
    blobs,
    withProvider: false,
    ...options,
    licencePublicKey: createPublicKey(demoLicenceKey()),
  });
  await resetDemo({ db: database.db, clock: platform.now, files, blobs, hashPassword: hashOfDemo });
  const clients = new Map<string, TestClient>();
  return {
    ...platform,
    as: async (loginName) => {
      const known = clients.get(loginName);
      if (known) return known;
      const client = platform.createClient();
      await client.post('/api/uaa/oauth/login', { username: loginName, password: demoPassword });
      clients.set(loginName, client);
      return client;
    },
    close: async () => {
      await platform.close();
      // A file whose parts are all there may still be put together in it, for moments.
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
  };
}
