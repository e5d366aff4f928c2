import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { schoolReturnPath } from '../index.ts';

/** Where browsers find the portal, as its provider knows it. */
export const portalUrl = 'https://portal.example';
const social = '/api/uaa/social';

interface Party {
  id: string;
  secret: string | undefined;
}

/** What is taken from the tests of the OpenID provider. */
interface ProviderScene {
  createParty: (client: { redirectUris: string[]; scopes: string[] }) => Promise<Party>;
  createUser: () => Promise<{ user: { id: string }; signIn: () => Promise<TestClient> }>;
  authorize: (
    browser: TestClient,
    party: Party,
    request: Record<string, string>,
  ) => Promise<{ address: string }>;
}
type CreateScene = (database: () => PortalDatabase, platform: () => TestPlatform) => ProviderScene;

/** Another portal, whose OpenID provider is that of the school. */
export async function openSchoolProvider(createScene: CreateScene) {
  const database = await openMigrated();
  const platform = await startTestPlatform(database);
  const scene = createScene(
    () => database,
    () => platform,
  );
  const party = await scene.createParty({
    redirectUris: [`${portalUrl}${schoolReturnPath}`],
    scopes: ['openid', 'profile'],
  });
  return {
    ...{ platform, scene, party, database },
    issuer: `${platform.base}/api/uaa/oidc`,
    close: async () => {
      await platform.close();
      await database.close();
    },
  };
}

export type SchoolProvider = Awaited<ReturnType<typeof openSchoolProvider>>;

/** What the portal is configured with. */
export function accountAt(
  { issuer, party }: { issuer: string; party: Party },
  unitId: string,
  overrides: object = {},
) {
  return {
    ...{ issuer, clientId: party.id, clientSecret: party.secret ?? '', unitId },
    names: { 'zh-CN': '青江统一登录', en: 'Qingjiang account' },
    ...{ idClaim: 'sub', typeClaim: 'user_type', creates: [] as (1 | 2 | 3)[] },
    ...overrides,
  };
}

/** What a visitor of the portal does in one browser. */
export function createVisitor(portal: TestPlatform) {
  const client = portal.createClient(`10.${[...randomBytes(3)].join('.')}`);

  /** Where the portal sends her. */
  const begin = async (form: Record<string, string> = {}): Promise<string> => {
    const { body } = await client.post(`${social}/transaction/begin`, { provider: 'school', ...form });
    expect([body.code, body.message]).toEqual(['ok', expect.any(String)]);
    return body.data.address;
  };

  /** Comes back with what the provider gave, first to the address that it knows, and then to the sign-in page. */
  const comeBack = async (address: string) => {
    const { pathname, search } = new URL(address);
    const answer = await fetch(`${portal.base}${pathname}${search}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const page = new URL(answer.headers.get('location') ?? '');
    expect(page.origin + page.pathname).toBe(`${portalUrl}/login`);
    return page;
  };

  /** What the BFF sends from the sign-in page. */
  const redeem = async (page: URL) => {
    const { state = '', ...form } = Object.fromEntries(page.searchParams);
    return (await client.post(`${social}/${state}`, form)).body;
  };

  return { client, begin, comeBack, redeem };
}

/** Signs a user of the provider in to the portal, as two redirects do. */
export async function signInThrough(
  { scene, party }: Pick<SchoolProvider, 'scene' | 'party'>,
  browser: TestClient,
  visitor: ReturnType<typeof createVisitor>,
) {
  const request = Object.fromEntries(new URL(await visitor.begin()).searchParams);
  const { address } = await scene.authorize(browser, party, request);
  return visitor.redeem(await visitor.comeBack(address));
}

/** The events of the audit trail about a user, the oldest first. */
export async function eventsOf({ db }: PortalDatabase, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_audit')
    .select(['event', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  return rows.map(({ event, detail }) => (detail ? `${event} (${detail})` : event));
}
