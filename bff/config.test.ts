import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultGateRules } from '#shared/app-access';
import { parseConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';
import { loadOrCreateSessionKeys } from './session-keys.ts';

function refusalOf(environment: Record<string, string>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('configuration', () => {
  test('when a proxy stands before the server, then it answers on for five seconds, or as long as is said', () => {
    const lameDuckMsOf = (environment: Record<string, string>) => parseConfig(environment).lameDuckMs;
    expect(lameDuckMsOf({ TRUSTED_PROXIES: '10.0.0.0/8' })).toBe(5000);
    expect(lameDuckMsOf({ TRUSTED_PROXIES: '10.0.0.0/8', TEST_MODE: '1' })).toBe(0);
    expect(lameDuckMsOf({ LAME_DUCK_SECONDS: '20' })).toBe(20_000);
    expect(() => lameDuckMsOf({ LAME_DUCK_SECONDS: '61' })).toThrow(/^LAME_DUCK_SECONDS accepts/);
  });

  test('when the environment is empty, then every default holds', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      insecureHttp: false,
      dataDir: '.data',
      contentsFolder: '.data/files/blobs',
      upstreamUrl: undefined,
      apiPrefixes: [],
      tokenCookies: undefined,
      hasPlatform: true,
      egressAllow: ['127.0.0.0/8', '::1/128'],
      redisUrl: undefined,
      sessionKeys: [],
      trustedProxies: [],
      testMode: false,
      pseudoLanguage: false,
      metricsHost: '127.0.0.1',
      metricsPort: 9464,
      lameDuckMs: 0,
      openidProvider: true,
      defaultUnitId: 'U2001',
      isDemo: true,
      hasSamples: true,
      isOneProxy: false,
      allowsOverrides: false,
      homeRules: { unitHomeOverrides: {}, loginJumpPage: null, inAppPage: null, isDevelopment: false },
      ticketLogin: { method: 'POST', path: '/api/sso/ticket/login' },
      authorizePaths: [],
      languageDir: '.data/language',
      helpCenterUrl: undefined,
      portalInfo: {
        company: '智慧校园门户|||School Portal',
        clients: { installer: null, portable: null },
      },
      inPageApps: [],
      gateRules: defaultGateRules,
      platformSecret: undefined,
      keySecrets: [],
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
      API_PREFIXES: '/api/edu, /zuul/x/v1.2/',
      TOKEN_COOKIES: 'SCHOOL-AT, school.rt',
      REDIS_URL: 'rediss://cache:6380/1',
      DATABASE_URL: 'postgres://db/portal',
      SESSION_KEYS: `${'n'.repeat(43)}, ${'o'.repeat(43)}`,
      KEY_SECRETS: 'k'.repeat(43),
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
      apiPrefixes: ['/api/edu', '/zuul/x/v1.2'],
      hasPlatform: false,
      tokenCookies: { access: 'SCHOOL-AT', refresh: 'school.rt' },
      sessionKeys: ['n'.repeat(43), 'o'.repeat(43)],
      keySecrets: ['k'.repeat(43)],
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      testMode: true,
      pseudoLanguage: true,
      metricsPort: 0,
      openidProvider: false,
      defaultUnitId: 'U2002',
      isDemo: false,
      hasSamples: false,
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
    expect(parseConfig({ UPSTREAM_URL: 'http://services:9000' }).defaultUnitId).toBeUndefined();
    expect(parseConfig({ UPSTREAM_URL: 'http://services:9000' }).contentsFolder).toBeUndefined();
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
    ['API_PREFIXES', '/api'],
    ['API_PREFIXES', '/zuul/'],
    ['API_PREFIXES', '/edu/x'],
    ['API_PREFIXES', 'api/edu'],
    ['API_PREFIXES', '/api/edu,/api/../internal'],
    ['API_PREFIXES', '/api/edu/*'],
    ['API_PREFIXES', 'https://services.example/api/edu'],
    ['TOKEN_COOKIES', 'only-one'],
    ['TOKEN_COOKIES', 'same,same'],
    ['TOKEN_COOKIES', 'one,two,three'],
    ['TOKEN_COOKIES', 'access,re fresh'],
    ['TOKEN_COOKIES', 'access,sy_remember'],
    ['DATABASE_URL', 'mysql://db'],
    ['REDIS_URL', 'localhost:6379'],
    ['KEY_SECRETS', 'short'],
    ['PLATFORM_SECRET', 'short'],
    ['S3_ENDPOINT', 'https://store.example/files'],
    ['S3_BUCKET', 'Files'],
    ['CLAMD_SOCKET', 'clamd'],
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
    ['PAGE_UPSTREAMS', '/legacy'],
    ['PAGE_UPSTREAMS', 'legacy=http://a.example'],
    ['PAGE_UPSTREAMS', '/legacy/=http://a.example'],
    ['PAGE_UPSTREAMS', '/legacy=http://a.example/path'],
    ['PAGE_UPSTREAMS', '/legacy=http://user@a.example'],
    ['PAGE_UPSTREAMS', '/legacy=ftp://a.example'],
    ['PAGE_UPSTREAMS', '/pages=http://a.example'],
    ['PAGE_UPSTREAMS', '/api/x=http://a.example'],
    ['PAGE_UPSTREAMS', '/BFF=http://a.example'],
    ['PAGE_UPSTREAMS', '/../x=http://a.example'],
    ['PAGE_UPSTREAMS', '/a=http://a.example,/a/b=http://b.example'],
    ['PAGE_UPSTREAMS', '/a=http://a.example,/a=http://b.example'],
  ])('when %s is %j, then one line names it, says what it accepts and keeps the value', (name, value) => {
    const line = refusalOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} accepts .+`));
    expect(line).not.toContain('\n');
    expect(line).not.toContain('secret@');
  });

  test.each([
    ['API_PREFIXES', '/api/edu'],
    ['TOKEN_COOKIES', 'access,refresh'],
  ])(
    'when %s is set for the embedded platform, then one line says that it is for other services',
    (name, value) => {
      expect(refusalOf({ [name]: value })).toMatch(
        new RegExp(`^${name} accepts .*UPSTREAM_URL must be set$`),
      );
      expect(refusalOf({ [name]: value, UPSTREAM_URL: 'http://services:9000' })).toBe('accepted');
    },
  );

  test('when the test mode meets production, then it is refused', () => {
    expect(refusalOf({ TEST_MODE: '1', NODE_ENV: 'production' })).toMatch(/^TEST_MODE .*NODE_ENV=production/);
  });

  test('when servers with pages of the school are named, then each has its prefix', () => {
    const { pageUpstreams } = parseConfig({
      PAGE_UPSTREAMS: '/legacy=http://127.0.0.1:9000, /pages/edu=https://old.example/',
    });
    expect(pageUpstreams).toEqual([
      { prefix: '/legacy', origin: 'http://127.0.0.1:9000' },
      { prefix: '/pages/edu', origin: 'https://old.example' },
    ]);
    expect(parseConfig({}).pageUpstreams).toBeUndefined();
    expect(parseConfig({}).inPageApps).toEqual([]);
    expect(parseConfig({ VIEWPORT_IN_PAGE: 'legacy, old-2' }).inPageApps).toEqual(['legacy', 'old-2']);
    expect(refusalOf({ VIEWPORT_IN_PAGE: '/legacy' })).toMatch(/^VIEWPORT_IN_PAGE accepts/);
  });

  test('when a page of the school is untrusted, then a second origin of another host is named, with the same protocol', () => {
    const PAGE_UPSTREAMS = '/legacy=http://a.example,/vendor=http://b.example untrusted';
    const refusal = (APPS_ORIGIN: string, PUBLIC_URL = 'https://portal.example') =>
      refusalOf({ PAGE_UPSTREAMS, APPS_ORIGIN, PUBLIC_URL });
    const config = parseConfig({
      PAGE_UPSTREAMS,
      APPS_ORIGIN: 'https://Apps.example/',
      PUBLIC_URL: 'https://portal.example',
    });
    expect(config.appsOrigin).toBe('https://apps.example');
    expect(config.pageUpstreams?.map(({ isUntrusted }) => isUntrusted)).toEqual([undefined, true]);
    expect(refusal('')).toMatch(/^APPS_ORIGIN accepts .+PAGE_UPSTREAMS names an untrusted page/);
    expect(refusal('https://portal.example:8443')).toMatch(
      /^APPS_ORIGIN accepts .+not be that of PUBLIC_URL/,
    );
    expect(refusal('http://apps.example')).toMatch(
      /^APPS_ORIGIN accepts .+protocol must be that of PUBLIC_URL/,
    );
    for (const address of ['apps.example', 'https://apps.example/path', 'ftp://apps.example'])
      expect(refusal(address)).toMatch(/^APPS_ORIGIN accepts an http or https origin/);
    expect(refusal('http://127.0.0.1:3000', 'http://localhost:3000')).toBe('accepted');
    expect(refusalOf({ PAGE_UPSTREAMS: '/vendor=http://b.example trusted' })).toMatch(/^PAGE_UPSTREAMS/);
  });

  test('when files go to S3, then all of its variables are set, and one line names the first one that is not', () => {
    const store = {
      S3_ENDPOINT: 'https://store.example',
      S3_BUCKET: 'portal-files',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY: 'portal',
      S3_SECRET_KEY: 'store-secret',
    };
    expect(parseConfig(store)).toMatchObject({ platformEnvironment: store, contentsFolder: undefined });
    for (const name of Object.keys(store)) {
      const line = refusalOf({ ...store, [name]: undefined });
      expect(line).toMatch(new RegExp(`^${name} accepts .+; it must be set, as S3_(ENDPOINT|BUCKET) is$`));
    }
    expect(refusalOf({ ...store, S3_SECRET_KEY: 'store secret' })).toMatch(
      /^S3_SECRET_KEY accepts (?!.*store secret)/,
    );
  });

  test('when servers share Redis, then they must be given the keys that they share', () => {
    const REDIS_URL = 'redis://cache';
    expect(refusalOf({ REDIS_URL })).toMatch(/^SESSION_KEYS accepts .*with REDIS_URL it must be set/);
    expect(refusalOf({ REDIS_URL, SESSION_KEYS: 'n'.repeat(43) })).toBe('accepted');
  });

  test('when a demo is to have no samples, or there is no demo, then none run', () => {
    expect(parseConfig({ DEMO_SAMPLES: '0' })).toMatchObject({ isDemo: true, hasSamples: false });
    expect(parseConfig({ DEMO: '0', DEMO_SAMPLES: '1' }).hasSamples).toBe(false);
  });

  test('when the server is one of production, then it is no demo', () => {
    const NODE_ENV = 'production';
    expect(parseConfig({ NODE_ENV })).toMatchObject({ isDemo: false, platformEnvironment: { DEMO: '0' } });
    expect(parseConfig({ NODE_ENV, DEMO: '1' })).toMatchObject({ isDemo: true, hasSamples: true });
    const PUBLIC_URL = 'https://portal.example';
    expect(refusalOf({ NODE_ENV, DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL })).toMatch(
      /^DEMO accepts .*NODE_ENV=production/,
    );
    expect(refusalOf({ NODE_ENV, HOST: '0.0.0.0', PUBLIC_URL })).toBe('accepted');
  });

  test('when production listens beyond this computer, then it needs its public address', () => {
    const NODE_ENV = 'production';
    expect(refusalOf({ NODE_ENV, HOST: '0.0.0.0' })).toMatch(/^PUBLIC_URL accepts .*it must be set/);
    for (const HOST of ['127.0.0.1', '::1', 'localhost'])
      expect(refusalOf({ NODE_ENV, HOST })).toBe('accepted');
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
