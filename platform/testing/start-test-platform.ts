import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalDatabase } from '#platform/database';
import { type Log, silentLog } from '#platform/runtime';
import { createFolderFileStore } from '#platform/storage';
import { createPlatform, type PlatformOptions } from '../app.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface TestPlatform {
  /** Address without a slash at its end. */
  base: string;
  /** Moves the platform's clock, which stands still otherwise. */
  advance: (milliseconds: number) => void;
  now: () => number;
  createClient: (ip?: string, headers?: Readonly<Record<string, string>>) => TestClient;
  close: () => Promise<void>;
}

/** The real platform on a free port, over a migrated database, with a clock that stands still at 2026-09-01. */
export const startTestPlatform = async (
  database: PortalDatabase,
  options: Partial<Pick<PlatformOptions, 'wait' | 'files'>> & { log?: Log } = {},
): Promise<TestPlatform> => {
  let now = Date.parse('2026-09-01T00:00:00Z');
  const app = createPlatform({
    database,
    clock: () => now,
    log: silentLog,
    files: createFolderFileStore(join(tmpdir(), 'platform-without-files')),
    testMode: { reset: async () => undefined, setClock: (instant) => (now = instant ?? now) },
    ...options,
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    createClient: (ip, headers) => createTestClient(base, ip, headers),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
