/** What a service needs to know of where it runs. */
export interface ServiceEnvironment {
  /** `PORTAL_URL`: origin of the portal. */
  readonly portal: string;
  /** `PORT`: where it listens; 0 is any free port, the default. */
  readonly port: number;
  /** `DATA_DIR`: folder of its database. */
  readonly dataDir: string;
  /** `CLIENT_ID`, `CLIENT_SECRET`: the client that the developer centre registered for it. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** `SAMPLE_DATA` is 1: a unit without data gets made-up ones. */
  readonly hasSamples: boolean;
}

/** @throws Error that names the variable */
export function readServiceEnvironment(env: NodeJS.ProcessEnv): ServiceEnvironment {
  const read = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`the variable ${name} is missing`);
    return value;
  };
  const port = Number(env.PORT ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('the variable PORT is no port');
  return {
    portal: new URL(read('PORTAL_URL')).origin,
    port,
    dataDir: read('DATA_DIR'),
    clientId: read('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
    hasSamples: env.SAMPLE_DATA === '1',
  };
}
