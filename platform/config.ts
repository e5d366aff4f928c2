import { isIP } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DatabaseOptions } from '#platform/database';
import type { SocialAccounts } from '#platform/social';
import type { PasswordRule } from '#shared/contracts';
import { readSocialAccounts, waysInVariables } from './ways-in-config.ts';

export interface PlatformConfig {
  /** 0: any free port. */
  port: number;
  database: DatabaseOptions;
  /** Folder of the stored files. */
  filesFolder: string;
  /** Seed demo data into an empty database. */
  demo: boolean;
  /** The pinned public origin. */
  publicUrl: string;
  /** Serve the OpenID provider and its calls. */
  openidProvider: boolean;
  /** What the OpenID provider may call although it is not the internet: `host:port` or networks. */
  egressAllow: readonly string[];
  /** Accounts at third parties that people sign in with. */
  socialAccounts: SocialAccounts;
  /** How strong a new password must be. */
  passwordRule: PasswordRule;
  /** Serve `/test/reset` and `/test/clock`. */
  testMode: boolean;
}

const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'is 0 or 1'),
    v.transform((value) => value === '1'),
  ),
);
const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
};
const isEgressEntry = (entry: string): boolean => {
  const [host = '', prefix] = entry.split('/');
  if (prefix === undefined) return /^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(entry);
  return isIP(host) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(host) === 4 ? 32 : 128);
};
const listOf = (value: string): string[] => value.split(',').map((entry) => entry.trim());
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
    PUBLIC_URL: v.optional(
      v.pipe(v.string(), v.check(isOrigin, 'is an http or https origin without a path')),
    ),
    OPENID_PROVIDER: flag,
    ...waysInVariables,
    EGRESS_ALLOW: v.optional(
      v.pipe(
        v.string(),
        v.transform(listOf),
        v.check((entries) => entries.every(isEgressEntry), 'is a list of host:port and networks'),
      ),
    ),
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
    PUBLIC_URL = 'http://localhost:3000',
    OPENID_PROVIDER = true,
    EGRESS_ALLOW = [],
    PASSWORD_RULE = 'strong',
    TEST_MODE = false,
  } = result.output;
  return {
    port: PLATFORM_PORT,
    database: findDatabase(DATABASE_URL, DATA_DIR),
    filesFolder: join(DATA_DIR, 'files'),
    demo: DEMO,
    publicUrl: new URL(PUBLIC_URL).origin,
    openidProvider: OPENID_PROVIDER,
    // The demo client that is told of sign-outs listens on this computer.
    egressAllow: DEMO ? [...EGRESS_ALLOW, 'localhost:4001'] : EGRESS_ALLOW,
    socialAccounts: readSocialAccounts(result.output),
    passwordRule: PASSWORD_RULE,
    testMode: TEST_MODE,
  };
};
