import { expect, it } from 'vitest';
import { parseConfig as parseBffConfig } from '../../bff/config.ts';
import { parseConfig as parsePlatformConfig } from '../../platform/config.ts';

const set = {
  WECOM_CORP_ID: 'ww1',
  WECOM_AGENT_ID: '1000002',
  WECOM_SECRET: 'work-secret',
  WECHAT_APP_ID: 'wx1',
  WECHAT_SECRET: 'personal-secret',
  SCHOOL_OIDC_ISSUER: 'https://login.school.example/realms/school',
  SCHOOL_OIDC_CLIENT_ID: 'portal',
  SCHOOL_OIDC_CLIENT_SECRET: 'school-secret',
  SCHOOL_OIDC_NAME: '青江 统一登录',
  SCHOOL_OIDC_UNIT: 'U2001',
  SCHOOL_OIDC_CREATES: 'teacher, student',
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
  PERSON_RETENTION_DAYS: '365',
  RETENTION_DAYS: 'auth_audit:730',
};

it('when the environment of the portal configures the ways in and the store, then the embedded platform knows all of it', () => {
  const { platformEnvironment } = parseBffConfig({ ...set, DEMO: '0' });
  expect(platformEnvironment).toMatchObject(set);
  expect(parsePlatformConfig({ ...platformEnvironment, PLATFORM_SECRET: 's'.repeat(43) })).toMatchObject({
    socialAccounts: {
      wecom: { corpId: 'ww1', agentId: '1000002', secret: 'work-secret' },
      wechat: { appId: 'wx1', secret: 'personal-secret' },
      school: {
        issuer: 'https://login.school.example/realms/school',
        clientId: 'portal',
        clientSecret: 'school-secret',
        names: { 'zh-CN': '青江 统一登录', en: '青江 统一登录' },
        unitId: 'U2001',
        idClaim: 'sub',
        typeClaim: 'user_type',
        creates: [2, 1],
      },
    },
    passwordRule: 'simple',
    outbox: { url: 'https://messages.school.example/send', token: 'gateway-token' },
    s3: { bucket: 'portal-files', accessKey: 'portal', secretKey: 'store-secret' },
    clamd: { path: '/run/clamav/clamd.ctl' },
    terms: { app_user: { days: 365 }, auth_audit: { days: 730 } },
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
    ['SCHOOL_OIDC_ISSUER', 'http://login.school.example'],
    ['BOOTSTRAP_ADMIN', 'nobody'],
    ['PERSON_RETENTION_DAYS', '29'],
    ['RETENTION_DAYS', 'audit_log:730'],
  ] as const) {
    expect(() => parseBffConfig({ [name]: value })).toThrow(new RegExp(`^${name} accepts (?!.*${value})`));
  }
});

it('when the account at a provider of the school lacks a part, then both servers name it in one line', () => {
  const half = { SCHOOL_OIDC_ISSUER: 'https://login.school.example', SCHOOL_OIDC_CLIENT_ID: 'portal' };
  expect(() => parseBffConfig(half)).toThrow(
    /^SCHOOL_OIDC_CLIENT_SECRET .*it must be set, as SCHOOL_OIDC_ISSUER is$/,
  );
  expect(() => parsePlatformConfig({ ...half, PLATFORM_SECRET: 's'.repeat(43) })).toThrow(
    /^SCHOOL_OIDC_CLIENT_SECRET must be set, as SCHOOL_OIDC_ISSUER is$/,
  );
});
