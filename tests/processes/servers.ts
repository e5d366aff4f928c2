import { findFreePort } from './find-free-port.ts';
import { type Program, startProgram } from './program.ts';

/** A server of the portal with the port that it keeps over restarts. */
export interface ServerProgram extends Program {
  readonly port: number;
}

/** What the platforms of tests demand on every request. */
export const platformSecret = 'secret-between-bff-and-platform-in-tests';

type Environment = Readonly<Record<string, string>>;

/** The platform alone, in test mode and with demo data. `env` says where its data are. */
export async function startPlatform(env: Environment): Promise<ServerProgram> {
  const port = await findFreePort();
  const program = await startProgram({
    name: 'the platform',
    args: ['platform/server.ts'],
    env: { PLATFORM_PORT: String(port), PLATFORM_SECRET: platformSecret, DEMO: '1', TEST_MODE: '1', ...env },
    readyText: '"event":"ready"',
  });
  return { ...program, port };
}

/**
 * The BFF, in test mode; without `UPSTREAM_URL` it starts a platform of its own. The sample apps run when `env` says so:
 * their services would start once more for each test.
 */
export async function startBff(env: Environment): Promise<ServerProgram> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const variables = { TEST_MODE: '1', METRICS_PORT: '0', LAME_DUCK_SECONDS: '0', DEMO_SAMPLES: '0' };
  const program = await startProgram({
    name: 'the BFF',
    args: ['bff/server.ts'],
    env: { PORT: String(port), ...variables, ...env },
    readyText: 'Portal ready at',
  });
  return { ...program, port };
}
