import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultGateRules } from '#shared/app-access';
import { ConfigurationError, parseConfig } from './config.ts';
import { loadOrCreateSessionKeys } from './session-keys.ts';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
};

describe('configuration', () => {
  test('when the environment is empty, then every default holds', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      insecureHttp: false,
      dataDir: '.data',
      upstreamUrl: undefined,
      redisUrl: undefined,
      sessionKeys: [],
      trustedProxies: [],
      testMode: false,
      metricsPort: 9464,
      openidProvider: true,
      loginUnitId: 'U2001',
      isDemo: true,
      isOneProxy: false,
      homeRules: { unitHomeOverrides: {}, loginJumpPage: null, inAppPage: null, isDevelopment: false },
      ticketLogin: { method: 'POST', path: '/api/sso/ticket/login' },
      authorizePaths: [],
      languageDir: '.data/language',
      helpCenterUrl: undefined,
      portalInfo: {
        company: '智慧校园门户|||School Portal',
        clients: { installer: null, portable: null },
      },
      gateRules: defaultGateRules,
      platformEnvironment: {
        DATA_DIR: '.data',
        PUBLIC_URL: 'http://localhost:3000',
        DEMO: '1',
        TEST_MODE: '0',
      },
    });
  });

  test('when variables are empty texts, then they count as unset', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: ' ', UPSTREAM_URL: '' }).publicUrl).toBe(
      'http://localhost:3000',
    );
  });

  test('when everything is set, then everything arrives', () => {
    const config = parseConfig({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://Portal.Example/',
      UPSTREAM_URL: 'http://services:9000',
      REDIS_URL: 'rediss://cache:6380/1',
      DATABASE_URL: 'postgres://db/portal',
      SESSION_KEYS: `${'n'.repeat(43)}, ${'o'.repeat(43)}`,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1, fd00::/8',
      DEMO: '0',
      TEST_MODE: '1',
      METRICS_PORT: '0',
      LOGIN_UNIT_ID: 'U2002',
      ONE_PROXY: '1',
      UNIT_HOME_OVERRIDES: 'U9001, U2002=/pages/exam/pc_exam_tm/index.html#/x',
      LOGIN_JUMP_PAGE: '/pages/base/pc_base_tm/index.html',
      IN_APP_PAGE: '/pages/base/mobile_desktop_all/index.html',
      NODE_ENV: 'development',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://portal.example',
      upstreamUrl: 'http://services:9000',
      sessionKeys: ['n'.repeat(43), 'o'.repeat(43)],
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      testMode: true,
      metricsPort: 0,
      openidProvider: false,
      loginUnitId: 'U2002',
      isDemo: false,
      isOneProxy: true,
      homeRules: {
        unitHomeOverrides: {
          U9001: '/pages/base/pc_app_tm/index.html',
          U2002: '/pages/exam/pc_exam_tm/index.html#/x',
        },
        loginJumpPage: '/pages/base/pc_base_tm/index.html',
        inAppPage: '/pages/base/mobile_desktop_all/index.html',
        isDevelopment: true,
      },
      platformEnvironment: { DATABASE_URL: 'postgres://db/portal', DEMO: '0' },
    });
  });

  test.each([
    ['none', null],
    ['/zuul/sso/enter', { method: 'POST', path: '/zuul/sso/enter' }],
    ['GET /api/sso/enter', { method: 'GET', path: '/api/sso/enter' }],
  ])('when tickets are redeemed by %s, then that is the call', (text, call) => {
    expect(parseConfig({ TICKET_LOGIN: text }).ticketLogin).toEqual(call);
  });

  test('when the services are the deployment’s own, then no demo unit is assumed', () => {
    expect(parseConfig({ UPSTREAM_URL: 'http://services:9000' }).loginUnitId).toBeUndefined();
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'https://portal.example/path'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['PUBLIC_URL', 'https://user:secret@portal.example'],
    ['UPSTREAM_URL', 'http://services/api'],
    ['DATABASE_URL', 'mysql://db'],
    ['REDIS_URL', 'localhost:6379'],
    ['S3_ENDPOINT', 'store'],
    ['SESSION_KEYS', 'short'],
    ['SESSION_KEYS', `${'n'.repeat(43)},short`],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TICKET_LOGIN', 'PUT /api/sso/enter'],
    ['TICKET_LOGIN', 'https://elsewhere.example/'],
    ['ALLOW_INSECURE_HTTP', 'yes'],
    ['DEMO', '2'],
    ['TEST_MODE', 'on'],
    ['METRICS_PORT', '1e3'],
    ['UNIT_HOME_OVERRIDES', 'U1=//evil.example'],
    ['LOGIN_JUMP_PAGE', 'https://evil.example/'],
    ['IN_APP_PAGE', '//evil.example'],
    ['ONE_PROXY', 'yes'],
    ['LOGIN_UNIT_ID', '<b>'],
    ['NODE_ENV', 'prod'],
  ])('when %s is %j, then one line names it, says what it accepts and keeps the value', (name, value) => {
    const line = refusalOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} accepts .+`));
    expect(line).not.toContain('\n');
    expect(line).not.toContain('secret@');
  });

  test('when the test mode meets production, then it is refused', () => {
    expect(refusalOf({ TEST_MODE: '1', NODE_ENV: 'production' })).toMatch(/^TEST_MODE .*NODE_ENV=production/);
  });

  test('when the public address is plain HTTP beyond loopback, then it needs its named mode', () => {
    const PUBLIC_URL = 'http://portal.school.lan';
    expect(refusalOf({ PUBLIC_URL })).toMatch(/^PUBLIC_URL .*ALLOW_INSECURE_HTTP=1/);
    expect(parseConfig({ PUBLIC_URL, ALLOW_INSECURE_HTTP: '1' }).insecureHttp).toBe(true);
  });

  test.each(['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://portal.example'])(
    'when the public address is %s, then cookies stay Secure even in the named mode',
    (PUBLIC_URL) => {
      expect(parseConfig({ PUBLIC_URL, ALLOW_INSECURE_HTTP: '1' }).insecureHttp).toBe(false);
    },
  );
});

describe('session keys', () => {
  test('when none are named, then they are made once, for their owner only', () => {
    const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'data');
    const keys = loadOrCreateSessionKeys(dataDir);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(statSync(path.join(dataDir, 'session-keys')).mode & 0o777).toBe(0o600);
    expect(loadOrCreateSessionKeys(dataDir)).toEqual(keys);
    expect(readFileSync(path.join(dataDir, 'session-keys'), 'utf8').trim()).toBe(keys[0]);
  });
});
