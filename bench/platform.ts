import { join } from 'node:path';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import { measuredCore } from './machine.ts';
import { projectFolder } from './portal.ts';
import { type Server, startServer } from './processes.ts';

const secret = 'bench'.repeat(8);

/** Headers of a call that comes from the BFF. */
export function platformHeaders(cookie = ''): Record<string, string> {
  return { 'x-internal-secret': secret, 'content-type': 'application/x-www-form-urlencoded', cookie };
}

export interface PlatformOptions {
  /** For what only the runtime can report. */
  readonly nodeOptions?: readonly string[];
  /** Of an empty database in PostgreSQL. Default: SQLite. */
  readonly databaseUrl?: string;
}

/** The platform alone on one core, with the data of the demo. */
export async function startPlatform(
  dataDir: string,
  { nodeOptions = [], databaseUrl = '' }: PlatformOptions = {},
): Promise<Server> {
  const port = await findFreePort();
  return startServer({
    core: measuredCore,
    command: process.execPath,
    args: [...nodeOptions, join(projectFolder, 'platform', 'server.ts')],
    port,
    readyPath: '/healthz',
    env: {
      PLATFORM_PORT: String(port),
      PLATFORM_SECRET: secret,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
    },
  });
}

/** The value for the `cookie` header of a demo user. */
export async function signInAtPlatform(port: number, username = 'ps.admin'): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/uaa/oauth/login`, {
    method: 'POST',
    headers: platformHeaders(),
    body: `username=${username}&password=Demo2026`,
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
