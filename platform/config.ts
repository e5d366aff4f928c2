import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DatabaseOptions } from '#platform/database';
import { type DirectorySettings, readDirectory } from '#platform/directory';
import { parseLicencePublicKey } from '#platform/licensing';
import type { WebhookOptions } from '#platform/outbox';
import { retentionVariables } from '#platform/retention';
import { readSamplesConfig, type SamplesConfig, samplesVariables } from '#platform/samples';
import { type Bootstrap, bootstrapVariables, readBootstrap } from '#platform/setup';
import { readStorage, type StorageConfig, storageVariables } from '#platform/storage';
import type { FaceServiceOptions } from '#platform/ways-in/face';
import type { SocialAccounts } from '#platform/ways-in/social';
import type { PasswordRule } from '#shared/contracts';
import { directoryVariables, findDirectoryProblem } from '#shared/directory-settings';
import { isEgressEntry } from '#shared/egress';
import { parseTerms, type Terms } from '#shared/retention-terms';
import { findMissingSchoolProvider } from '#shared/school-provider';
import { findMissingS3 } from '#shared/storage-settings';
import { ConfigError } from './config-error.ts';
import { findDatabase } from './find-database.ts';
import {
  readFaceService,
  readOutbox,
  readSocialAccounts,
  waysInVariables,
} from './ways-in/ways-in-config.ts';

export interface PlatformConfig extends StorageConfig, SamplesConfig {
  /** Address to listen on. */
  host: string;
  /** 0: any free port. */
  port: number;
  /** What every request has to show. */
  secret: string;
  database: DatabaseOptions;
  /** Folder of the stored files. */
  filesFolder: string;
  /** Seed demo data into an empty database; whether this is a demo then is what `resolveDemo` finds there. */
  demo: boolean;
  /** The first administrator of an empty platform that is no demo; undefined: nobody is created. */
  bootstrap: Bootstrap | undefined;
  /** The pinned public origin. */
  publicUrl: string;
  /** Serve the OpenID provider and its calls. */
  openidProvider: boolean;
  /** What the OpenID provider may call although it is not the internet: `host:port` or networks. */
  egressAllow: readonly string[];
  /** Where the operator says how data are handled, for clients of the OpenID provider; undefined: nowhere. */
  policyUrl: string | undefined;
  /** What signing keys are sealed with, newest first; empty: a secret of its own in the data folder. */
  keySecrets: readonly string[];
  /** Folder of everything that is written outside the database. */
  dataFolder: string;
  /** Accounts at third parties that people sign in with. */
  socialAccounts: SocialAccounts;
  /** Where messages to people, such as codes, are posted to; undefined: nowhere. */
  outbox: WebhookOptions | undefined;
  /** Who recognises faces for signing in; undefined: nobody. */
  faceService: FaceServiceOptions | undefined;
  /** Threads that recognise faces; 0: the portal does not. */
  faceWorkers: number;
  /** Who is trusted as maker of licence keys; undefined: nobody. */
  licencePublicKey: KeyObject | undefined;
  /** The school's directory; undefined: there is none. */
  directory: DirectorySettings | undefined;
  /** How long data are kept. */
  terms: Terms;
  /** How strong a new password must be. */
  passwordRule: PasswordRule;
  /** Let everybody who is signed in become any user of the demo data: with `NODE_ENV=development` and `DEMO` only. */
  accountSwitch: boolean;
  /** Serve `/test/reset` and `/test/clock`. */
  testMode: boolean;
  /** Speak `en-XA` too: in test mode, and with `NODE_ENV=development`. */
  pseudoLanguage: boolean;
}

const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'is 0 or 1'),
    v.transform((value) => value === '1'),
  ),
);

const environmentSchema = v.pipe(
  v.object({
    PLATFORM_PORT: v.optional(
      v.pipe(v.string(), v.check(isPort, 'is a port, 0 to 65535'), v.transform(Number)),
    ),
    PLATFORM_HOST: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/, 'is an IP address or host name to listen on')),
    ),
    PLATFORM_SECRET: v.pipe(
      v.optional(v.string(), ''),
      v.regex(/^[\w+/=-]{32,256}$/, 'is 32 to 256 characters of base64 or hex, the same as the BFF has'),
    ),
    DATABASE_URL: v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'is a postgres:// address')),
    ),
    DATABASE_POOL: v.optional(
      v.pipe(v.string(), v.check(isPoolSize, 'is a number of connections, 2 to 500'), v.transform(Number)),
    ),
    DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is the path of a folder'))),
    DEMO: flag,
    PUBLIC_URL: v.optional(
      v.pipe(v.string(), v.check(isOrigin, 'is an http or https origin without a path')),
    ),
    OPENID_PROVIDER: flag,
    KEY_SECRETS: v.optional(
      v.pipe(
        v.string(),
        v.transform(listOf),
        v.check(
          (secrets) => secrets.every((secret) => /^[\w+/=-]{32,256}$/.test(secret)),
          'is a list of secrets of at least 32 characters of base64 or hex, newest first',
        ),
      ),
    ),
    ...waysInVariables,
    ...storageVariables,
    ...bootstrapVariables,
    ...retentionVariables,
    ...directoryVariables,
    ...samplesVariables,
    EGRESS_ALLOW: v.optional(
      v.pipe(
        v.string(),
        v.transform(listOf),
        v.check((entries) => entries.every(isEgressEntry), 'is a list of host:port and networks'),
      ),
    ),
    POLICY_URL: v.optional(v.pipe(v.string(), v.check(isWebAddress, 'is an http or https address'))),
    LICENCE_PUBLIC_KEY: v.optional(
      v.pipe(
        v.string(),
        v.check(isLicenceKey, 'is an Ed25519 public key, SPKI in base64'),
        v.transform(parseLicencePublicKey),
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

/** Reads the environment once. An empty variable counts as unset. @throws ConfigError on the first bad variable */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): PlatformConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const gap = findMissingS3(result.output) ?? findMissingSchoolProvider(result.output);
  if (gap) throw new ConfigError(`${gap.missing} must be set, as ${gap.given} is`);
  const problem = findDirectoryProblem(result.output);
  if (problem) throw new ConfigError(`${problem.name} ${problem.reason}`);
  const {
    PLATFORM_HOST = '127.0.0.1',
    PLATFORM_PORT = 0,
    PLATFORM_SECRET,
    DATABASE_URL,
    DATABASE_POOL,
    DATA_DIR = '.data',
    NODE_ENV,
    DEMO = NODE_ENV !== 'production',
    PUBLIC_URL = 'http://localhost:3000',
    OPENID_PROVIDER = true,
    EGRESS_ALLOW = [],
    POLICY_URL,
    PERSON_RETENTION_DAYS,
    RETENTION_DAYS,
    KEY_SECRETS = [],
    LICENCE_PUBLIC_KEY,
    PASSWORD_RULE = 'strong',
    TEST_MODE = false,
  } = result.output;
  return {
    host: PLATFORM_HOST,
    port: PLATFORM_PORT,
    secret: PLATFORM_SECRET,
    database: findDatabase(DATABASE_URL, DATABASE_POOL, DATA_DIR),
    filesFolder: join(DATA_DIR, 'files'),
    ...readStorage(result.output),
    ...readSamplesConfig(result.output),
    demo: DEMO,
    bootstrap: DEMO ? undefined : readBootstrap(result.output),
    publicUrl: new URL(PUBLIC_URL).origin,
    openidProvider: OPENID_PROVIDER,
    egressAllow: EGRESS_ALLOW,
    policyUrl: POLICY_URL,
    terms: parseTerms(RETENTION_DAYS, PERSON_RETENTION_DAYS),
    keySecrets: KEY_SECRETS,
    dataFolder: DATA_DIR,
    socialAccounts: readSocialAccounts(result.output),
    outbox: readOutbox(result.output),
    faceService: readFaceService(result.output),
    faceWorkers: Number(result.output.FACE_WORKERS ?? 1),
    licencePublicKey: LICENCE_PUBLIC_KEY,
    directory: readDirectory(result.output),
    passwordRule: PASSWORD_RULE,
    accountSwitch: DEMO && NODE_ENV === 'development',
    pseudoLanguage: TEST_MODE || NODE_ENV === 'development',
    testMode: TEST_MODE,
  };
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

/** Two at least: one connection may be kept while others are needed. */
function isPoolSize(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 2 && Number(value) <= 500;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
}

function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isLicenceKey(value: string): boolean {
  try {
    return parseLicencePublicKey(value) !== undefined;
  } catch {
    return false;
  }
}
