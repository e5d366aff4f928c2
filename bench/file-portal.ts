import { join } from 'node:path';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import type { BenchContext } from './context.ts';
import { browserHeaders, projectFolder, signIn } from './portal.ts';
import { type Server, startServer } from './processes.ts';

const secret = 'bench'.repeat(8);
/** MB; nothing that is measured is refused. */
const quotas = { USER_QUOTA_MB: '999999', UNIT_QUOTA_MB: '999999' };

/** BFF and platform as two servers, so that each one's memory and processor are counted alone. */
export interface FilePortal {
  bff: Server;
  platform: Server;
  /** Of a signed-in user, for the BFF. */
  headers: Record<string, string>;
  /** Of the same user, for the platform itself. */
  platformHeaders: Record<string, string>;
}

/** Starts the portal with a folder for its files, on no core of its own: BFF, platform and client work at the same time. */
export async function startFilePortal(context: BenchContext): Promise<FilePortal> {
  const dataDir = context.temporaryFolder();
  const port = await findFreePort();
  const shared = { DATA_DIR: dataDir, PLATFORM_SECRET: secret };
  const publicUrl = `http://127.0.0.1:${port}`;
  const platform = context.keep(
    await startNode('platform', await findFreePort(), (own) => ({
      ...shared,
      ...quotas,
      PLATFORM_PORT: own,
      DEMO: '1',
    })),
  );
  const upstream = `http://127.0.0.1:${platform.port}`;
  const bff = context.keep(
    await startNode('bff', port, (own) => ({
      ...shared,
      PORT: own,
      PUBLIC_URL: publicUrl,
      UPSTREAM_URL: upstream,
      METRICS_PORT: '0',
    })),
  );
  return {
    bff,
    platform,
    headers: { ...browserHeaders, cookie: await signIn(port) },
    platformHeaders: { 'x-internal-secret': secret, cookie: await signInAtPlatform(upstream) },
  };
}

/** The portal as one command starts it: the BFF reads the folder in which its own platform keeps contents. */
export async function startWholePortal(context: BenchContext): Promise<Pick<FilePortal, 'bff' | 'headers'>> {
  const dataDir = context.temporaryFolder();
  const port = await findFreePort();
  const bff = context.keep(
    await startNode('bff', port, (own) => ({
      DATA_DIR: dataDir,
      METRICS_PORT: '0',
      DEMO: '1',
      DEMO_SAMPLES: '0',
      ...quotas,
      PORT: own,
      PUBLIC_URL: `http://127.0.0.1:${own}`,
    })),
  );
  return { bff, headers: { ...browserHeaders, cookie: await signIn(port) } };
}

function startNode(
  room: 'bff' | 'platform',
  port: number,
  environment: (port: string) => NodeJS.ProcessEnv,
): Promise<Server> {
  return startServer({
    command: process.execPath,
    args: [join(projectFolder, room, 'server.ts')],
    port,
    readyPath: '/healthz',
    env: environment(String(port)),
  });
}

async function signInAtPlatform(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/uaa/oauth/login`, {
    method: 'POST',
    headers: { 'x-internal-secret': secret, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=ps.admin&password=Demo2026',
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
