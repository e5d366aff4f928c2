import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authorization } from '#platform/authorization';
import type { PortalDatabase } from '#platform/database';
import { createPromotionRunner } from '#platform/organisation';
import { createFolderBlobStore, createFolderFileStore } from '#platform/storage';
import { type Log, silentLog } from '#shared/log';
import { createPlatform } from '../app.ts';
import { createClassUpkeep } from '../class-upkeep.ts';
import { openProvider } from '../open-provider.ts';
import type { PlatformOptions } from '../platform-options.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface TestPlatform {
  /** Address without a slash at its end. */
  base: string;
  /** Moves the platform's clock, which stands still otherwise. */
  advance: (milliseconds: number) => void;
  now: () => number;
  authorization: () => Authorization;
  /** Goes on with ends of school years, as the platform does each second. */
  runPromotions: () => Promise<void>;
  createClient: (ip?: string, headers?: Readonly<Record<string, string>>) => TestClient;
  close: () => Promise<void>;
}

export interface TestPlatformOptions
  extends Partial<
    Pick<
      PlatformOptions,
      | 'wait'
      | 'files'
      | 'blobs'
      | 'quotas'
      | 'demo'
      | 'socialAccounts'
      | 'switchableAccounts'
      | 'faces'
      | 'faceService'
      | 'licencePublicKey'
      | 'changes'
      | 'directory'
    >
  > {
  log?: Log;
  /** Default true; a platform whose database is away starts only without. */
  withProvider?: boolean;
  /** Default: the address of the platform itself. */
  publicUrl?: string;
  /** What the platform may call on this computer. Default nothing. */
  egress?: readonly string[];
  /** What signing keys are sealed with. Default one that is the same for all. */
  keySecrets?: readonly string[];
  /** Default nowhere. */
  policyUrl?: string;
}

/** The real platform on a free port, over a migrated database, with a clock that stands still at 2026-09-01. */
export async function startTestPlatform(
  database: PortalDatabase,
  options: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const { withProvider = true, publicUrl, policyUrl, egress = [], log = silentLog, ...rest } = options;
  const { keySecrets = ['a secret of tests, long enough for all'], ...more } = rest;
  let now = Date.parse('2026-09-01T00:00:00Z');
  const clock = (): number => now;
  let app: RequestListener = () => undefined;
  const server = createServer((request, response) => app(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const base = `http://127.0.0.1:${port}`;
  const provider = {
    database,
    clock,
    log,
    publicUrl: publicUrl ?? base,
    egress: { allow: egress },
    keySecrets,
    policyUrl,
  };
  const authorization = withProvider ? await openProvider(provider) : undefined;
  app = createPlatform({
    database,
    clock,
    log,
    authorization,
    publicUrl: publicUrl ?? base,
    egressAllow: egress,
    deviceSecrets: keySecrets,
    files: createFolderFileStore(join(tmpdir(), 'platform-without-files')),
    blobs: createFolderBlobStore(join(tmpdir(), 'platform-without-files', 'blobs')),
    testMode: { reset: async () => undefined, setClock: (instant) => (now = instant ?? now) },
    ...more,
  });
  return {
    base,
    authorization: () => {
      if (!authorization) throw new Error('this platform runs without its OpenID provider');
      return authorization;
    },
    now: () => now,
    runPromotions: createPromotionRunner(createClassUpkeep({ database, clock, authorization }), database),
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
}
