import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultQuotas } from '#platform/storage';
import { termRules } from '#shared/retention-terms';
import { parseConfig as parse } from './config.ts';

const secret = 's'.repeat(43);

function parseConfig(environment: Record<string, string>) {
  return parse({ PLATFORM_SECRET: secret, ...environment });
}

test('when nothing is set, then the platform keeps an SQLite file in .data, with demo data', () => {
  expect(parseConfig({ PATH: '/bin', DATABASE_URL: '' })).toEqual({
    terms: termRules,
    host: '127.0.0.1',
    port: 0,
    secret,
    database: { engine: 'sqlite', file: '.data/platform.db' },
    filesFolder: '.data/files',
    quotas: defaultQuotas,
    s3: undefined,
    clamd: undefined,
    demo: true,
    publicUrl: 'http://localhost:3000',
    openidProvider: true,
    egressAllow: [],
    keySecrets: [],
    dataFolder: '.data',
    socialAccounts: {},
    faceWorkers: 1,
    licencePublicKey: undefined,
    passwordRule: 'strong',
    accountSwitch: false,
    testMode: false,
    pseudoLanguage: false,
  });
});

test('when everything is set, then all of it counts', () => {
  const config = parseConfig({
    PLATFORM_HOST: '10.0.0.5',
    PLATFORM_PORT: '3001',
    DATABASE_URL: 'postgres://u:p@db/portal',
    DATA_DIR: '/data',
    DEMO: '0',
    PUBLIC_URL: 'https://portal.example/',
    OPENID_PROVIDER: '0',
    EGRESS_ALLOW: '10.0.0.0/8, app.school:8443',
    KEY_SECRETS: `${'n'.repeat(43)},${'o'.repeat(43)}`,
    WECOM_CORP_ID: 'ww1',
    WECOM_AGENT_ID: '1000002',
    WECOM_SECRET: 'secret',
    WECHAT_APP_ID: 'wx1',
    FACE_WORKERS: '2',
    PASSWORD_RULE: 'simple',
    TEST_MODE: '1',
    NODE_ENV: 'test',
  });
  expect(config).toEqual({
    terms: termRules,
    host: '10.0.0.5',
    port: 3001,
    secret,
    database: { engine: 'postgres', url: 'postgres://u:p@db/portal' },
    filesFolder: '/data/files',
    quotas: defaultQuotas,
    s3: undefined,
    clamd: undefined,
    demo: false,
    bootstrap: undefined,
    publicUrl: 'https://portal.example',
    openidProvider: false,
    egressAllow: ['10.0.0.0/8', 'app.school:8443'],
    keySecrets: ['n'.repeat(43), 'o'.repeat(43)],
    dataFolder: '/data',
    // An app id without its secret is no account.
    socialAccounts: { wecom: { corpId: 'ww1', agentId: '1000002', secret: 'secret' } },
    faceWorkers: 2,
    licencePublicKey: undefined,
    passwordRule: 'simple',
    accountSwitch: false,
    testMode: true,
    pseudoLanguage: true,
  });
});

test.each([
  [true, { NODE_ENV: 'development' }],
  [false, { NODE_ENV: 'development', DEMO: '0' }],
  [false, { NODE_ENV: 'production', DEMO: '1' }],
  [false, { NODE_ENV: 'test' }],
  [false, {}],
])('when accounts may be switched is %s, then it is for %j', (accountSwitch, environment) => {
  expect(parseConfig(environment).accountSwitch).toBe(accountSwitch);
});

test.each([
  [{ PLATFORM_PORT: '65536' }, 'PLATFORM_PORT is a port, 0 to 65535'],
  [{ PLATFORM_PORT: 'x' }, 'PLATFORM_PORT is a port, 0 to 65535'],
  [{ PLATFORM_HOST: 'a b' }, 'PLATFORM_HOST is an IP address or host name to listen on'],
  [
    { PLATFORM_SECRET: 'short' },
    'PLATFORM_SECRET is 32 to 256 characters of base64 or hex, the same as the BFF has',
  ],
  [{ DATABASE_URL: 'mysql://secret' }, 'DATABASE_URL is a postgres:// address'],
  [{ DEMO: 'yes' }, 'DEMO is 0 or 1'],
  [{ PUBLIC_URL: 'https://portal.example/path' }, 'PUBLIC_URL is an http or https origin without a path'],
  [{ EGRESS_ALLOW: '10.0.0.0/33' }, 'EGRESS_ALLOW is a list of host:port and networks'],
  [{ EGRESS_ALLOW: 'app.school' }, 'EGRESS_ALLOW is a list of host:port and networks'],
  [
    { KEY_SECRETS: 'short' },
    'KEY_SECRETS is a list of secrets of at least 32 characters of base64 or hex, newest first',
  ],
  [
    { RETENTION_DAYS: 'auth_audit:90' },
    'RETENTION_DAYS keeps auth_audit for 180 to 3650 days, with its term between its bounds',
  ],
  [{ TEST_MODE: '1', NODE_ENV: 'production' }, 'TEST_MODE is refused with NODE_ENV=production'],
])(
  'when the environment holds %j, then one line names the variable and what it accepts',
  (environment, line) => {
    expect(() => parseConfig(environment)).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: line }),
    );
  },
);

test('when a maker of licences is trusted, then its key counts, and anything else stops the start', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { licencePublicKey } = parseConfig({ LICENCE_PUBLIC_KEY: spki });
  expect(
    licencePublicKey &&
      createPublicKey(licencePublicKey.export({ type: 'spki', format: 'pem' })).equals(publicKey),
  ).toBe(true);
  expect(() => parseConfig({ LICENCE_PUBLIC_KEY: 'bm8ga2V5' })).toThrow('LICENCE_PUBLIC_KEY is an Ed25519');
});

test('when it is production, then no demo is wanted unless it is asked for', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(parseConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});
