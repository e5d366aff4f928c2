import type { RegisteredClient } from '#shared/contracts';

/** An active client of a teacher of U2001. */
export function buildClient(overrides: Partial<RegisteredClient> = {}): RegisteredClient {
  return {
    clientId: 'client-1',
    name: { 'zh-CN': '阅读', en: 'Reader' },
    purpose: '',
    kind: 'confidential',
    isFirstParty: false,
    redirectUris: ['https://reader.example/callback'],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    scopes: ['openid', 'profile'],
    status: 'active',
    statusNote: null,
    logo: null,
    unit: { unitId: 'U2001', name: '青江实验小学', enName: null },
    ownUnitState: 'on',
    rights: ['manage'],
    revision: 1,
    createdAt: '2026-09-01T00:00:00.000Z',
    updatedAt: '2026-09-01T00:00:00.000Z',
    claimsInIdToken: false,
    withoutPkceUntil: null,
    ...overrides,
  };
}
