import { join } from 'node:path';
import * as v from 'valibot';
import type { DatabaseOptions } from '#platform/database';

export interface PlatformConfig {
  /** 0: any free port. */
  port: number;
  database: DatabaseOptions;
  /** Folder of the stored files. */
  filesFolder: string;
  /** Seed demo data into an empty database. */
  demo: boolean;
  /** Serve `/test/reset` and `/test/clock`. */
  testMode: boolean;
}

const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'is 0 or 1'),
    v.transform((value) => value === '1'),
  ),
);
const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

const environmentSchema = v.pipe(
  v.object({
    PLATFORM_PORT: v.optional(
      v.pipe(v.string(), v.check(isPort, 'is a port, 0 to 65535'), v.transform(Number)),
    ),
    DATABASE_URL: v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'is a postgres:// address')),
    ),
    DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is the path of a folder'))),
    DEMO: flag,
    TEST_MODE: flag,
    NODE_ENV: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      (env) => !(env.TEST_MODE && env.NODE_ENV === 'production'),
      'is refused with NODE_ENV=production',
    ),
    ['TEST_MODE'],
  ),
);

/** An environment variable that cannot be read; the message names it and what it accepts, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const findDatabase = (url: string | undefined, dataDirectory: string): DatabaseOptions =>
  url ? { engine: 'postgres', url } : { engine: 'sqlite', file: join(dataDirectory, 'platform.db') };

/** Reads the environment once. An empty variable counts as unset. @throws ConfigError on the first bad variable */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): PlatformConfig => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const {
    PLATFORM_PORT = 0,
    DATABASE_URL,
    DATA_DIR = '.data',
    DEMO = true,
    TEST_MODE = false,
  } = result.output;
  return {
    port: PLATFORM_PORT,
    database: findDatabase(DATABASE_URL, DATA_DIR),
    filesFolder: join(DATA_DIR, 'files'),
    demo: DEMO,
    testMode: TEST_MODE,
  };
};
