import type { NewClient } from '#platform/clients';

export interface DemoClient {
  client: NewClient;
  secret?: string;
  /** Units that switched it on. */
  onIn?: readonly string[];
}

const year = 365 * 24 * 60 * 60 * 1000;

const plain = {
  kind: 'confidential',
  isFirstParty: false,
  withoutPkceUntil: null,
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  scopes: ['openid', 'profile', 'unit', 'offline_access'],
  ownerUserIds: [],
  status: 'active',
  defaultUnitState: 'off',
  sandboxUnitId: null,
} as const;

/** Clients whose ids, secrets and addresses tests and quickstarts rely on. Never in a platform without demo data. */
export function createDemoClients(now: number): DemoClient[] {
  return [
    {
      client: {
        ...plain,
        id: 'reader',
        name: { 'zh-CN': '悦读书架', en: 'Reader' },
        redirectUris: ['http://localhost:4001/callback', 'http://127.0.0.1:4001/callback'],
        postLogoutRedirectUris: ['http://localhost:4001/', 'http://127.0.0.1:4001/'],
        backchannelLogoutUri: 'http://localhost:4001/backchannel',
      },
      secret: 'reader-demo-secret-2026',
      onIn: ['U2001', 'U2002'],
    },
    {
      client: {
        ...plain,
        id: 'kiosk',
        name: { 'zh-CN': '校园自助终端', en: 'Kiosk' },
        kind: 'public',
        redirectUris: ['http://localhost:4002/callback'],
        postLogoutRedirectUris: ['http://localhost:4002/'],
        defaultUnitState: 'allow',
      },
    },
    {
      client: {
        ...plain,
        id: 'oldlib',
        name: { 'zh-CN': '旧版图书馆', en: 'Old Library' },
        redirectUris: ['http://localhost:4003/callback'],
        withoutPkceUntil: now + year,
      },
      secret: 'oldlib-demo-secret-2026',
    },
    {
      client: {
        ...plain,
        id: 'typo',
        name: { 'zh-CN': '地址有误的应用', en: 'Typo' },
        redirectUris: ['http://localhost:4005/callback'],
        defaultUnitState: 'on',
      },
      secret: 'typo-demo-secret-2026',
    },
    {
      client: {
        ...plain,
        id: 'sandbox-demo',
        name: { 'zh-CN': '沙箱演示应用', en: 'Sandbox Demo' },
        redirectUris: [
          'http://localhost:4004/callback',
          'http://127.0.0.1:4004/callback',
          'http://localhost:4004/redirect_uri',
          'http://localhost:4004/auth/callback/portal',
        ],
        postLogoutRedirectUris: ['http://localhost:4004/', 'http://127.0.0.1:4004/'],
        isFirstParty: true,
        sandboxUnitId: 'U9001',
        defaultUnitState: 'on',
        // The call of the specification (E04) and older libraries know no PKCE.
        withoutPkceUntil: now + year,
      },
      secret: 'sandbox-demo-secret-2026',
    },
  ];
}
