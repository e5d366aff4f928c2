import { expect, it } from 'vitest';
import { parseConfig as parseBffConfig } from '../../bff/config.ts';
import { parseConfig as parsePlatformConfig } from '../../platform/config.ts';

const set = {
  WECOM_CORP_ID: 'ww1',
  WECOM_AGENT_ID: '1000002',
  WECOM_SECRET: 'work-secret',
  WECHAT_APP_ID: 'wx1',
  WECHAT_SECRET: 'personal-secret',
  PASSWORD_RULE: 'simple',
  OUTBOX_URL: 'https://messages.school.example/send',
  OUTBOX_TOKEN: 'gateway-token',
  S3_ENDPOINT: 'https://{bucket}.store.example',
  S3_BUCKET: 'portal-files',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'portal',
  S3_SECRET_KEY: 'store-secret',
  CLAMD_SOCKET: '/run/clamav/clamd.ctl',
  BOOTSTRAP_ADMIN: 'admin:a:secret-9',
  BOOTSTRAP_UNIT: '青江小学',
};

it('when the environment of the portal configures the ways in and the store, then the embedded platform knows all of it', () => {
  const { platformEnvironment } = parseBffConfig({ ...set, DEMO: '0' });
  expect(platformEnvironment).toMatchObject(set);
  expect(parsePlatformConfig({ ...platformEnvironment, PLATFORM_SECRET: 's'.repeat(43) })).toMatchObject({
    socialAccounts: {
      wecom: { corpId: 'ww1', agentId: '1000002', secret: 'work-secret' },
      wechat: { appId: 'wx1', secret: 'personal-secret' },
    },
    passwordRule: 'simple',
    outbox: { url: 'https://messages.school.example/send', token: 'gateway-token' },
    s3: { bucket: 'portal-files', accessKey: 'portal', secretKey: 'store-secret' },
    clamd: { path: '/run/clamav/clamd.ctl' },
    bootstrap: { loginName: 'admin', password: 'a:secret-9', unit: '青江小学' },
  });
});

it('when the pool of PostgreSQL has a size, then the embedded platform opens that many connections', () => {
  const databaseUrl = 'postgres://portal@127.0.0.1/portal';
  const { platformEnvironment } = parseBffConfig({ DATABASE_URL: databaseUrl, DATABASE_POOL: '40' });
  expect(parsePlatformConfig({ ...platformEnvironment, PLATFORM_SECRET: 's'.repeat(43) }).database).toEqual({
    engine: 'postgres',
    url: databaseUrl,
    maxConnections: 40,
  });
  for (const size of ['1', '501', 'many'])
    expect(() => parseBffConfig({ DATABASE_POOL: size })).toThrow(/^DATABASE_POOL accepts/);
});

it('when one of them cannot be used, then the portal says so at once, without its value', () => {
  for (const [name, value] of [
    ['PASSWORD_RULE', 'weak'],
    ['OUTBOX_URL', 'http://messages.school.example'],
    ['WECOM_SECRET', 'two words'],
    ['S3_SECRET_KEY', 'two words'],
    ['BOOTSTRAP_ADMIN', 'nobody'],
  ] as const) {
    expect(() => parseBffConfig({ [name]: value })).toThrow(new RegExp(`^${name} accepts (?!.*${value})`));
  }
});
