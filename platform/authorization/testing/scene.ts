import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as oidc from 'openid-client';
import { createClientSecrets, createClientStore, type NewClient } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { hashPassword } from '#platform/identity';
import {
  buildUser,
  insertUnitWithUser,
  makeFullAdministrator,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

export const redirectUri = 'http://localhost:4001/callback';
const password = 'Demo2026';
const passwordHash = await hashPassword(password);

/** What a token endpoint or another endpoint for machines answered. */
export interface MachineAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
  body: any;
}

export interface RelyingParty {
  id: string;
  secret: string | undefined;
}

/** A user, browsers and relying parties around one platform. */
export function createScene(database: () => PortalDatabase, platform: () => TestPlatform) {
  const endpoint = (path: string): string => `${platform().base}/api/uaa/oidc${path}`;
  return {
    endpoint,
    createPkce,
    requestOf,
    ...createUsers(database, platform),
    ...createParties(database, platform),
    ...createBrowserCalls(platform),
    ...createMachineCalls(endpoint),
  };
}

export type Scene = ReturnType<typeof createScene>;

function createUsers(database: () => PortalDatabase, platform: () => TestPlatform) {
  const signIn = async (loginName: string): Promise<TestClient> => {
    const browser = platform().createClient(`10.${[...randomBytes(3)].join('.')}`);
    const { body } = await browser.post('/api/uaa/oauth/login', { username: loginName, password });
    if (body.status !== 200) throw new Error(`sign-in: ${body.message}`);
    return browser;
  };

  const createUser = async () => {
    const created = await insertUnitWithUser(database().db, { password_hash: passwordHash });
    return { ...created, signIn: () => signIn(created.user.login_name) };
  };

  /** A signed-in full administrator of a unit. */
  const createAdministrator = async (unitId: string): Promise<TestClient> => {
    const user = buildUser({ unit_id: unitId, user_type: 4, password_hash: passwordHash });
    await database().db.insertInto('app_user').values(user).execute();
    await makeFullAdministrator(database().db, user.id);
    return signIn(user.login_name);
  };

  return { createUser, createAdministrator };
}

function createParties(database: () => PortalDatabase, platform: () => TestPlatform) {
  const createParty = async (overrides: Partial<NewClient> = {}): Promise<RelyingParty> => {
    const id = `client-${randomUUID()}`;
    const client: NewClient = {
      id,
      name: { 'zh-CN': '阅读', en: 'Reader' },
      kind: 'confidential',
      isFirstParty: true,
      withoutPkceUntil: null,
      redirectUris: [redirectUri],
      postLogoutRedirectUris: ['http://localhost:4001/bye'],
      backchannelLogoutUri: null,
      scopes: ['openid', 'profile', 'unit', 'offline_access'],
      ownerUserIds: [],
      status: 'active',
      defaultUnitState: 'allow',
      sandboxUnitId: null,
      ...overrides,
    };
    const { db } = database();
    await createClientStore(db).insert(client, platform().now());
    if (client.kind === 'public') return { id, secret: undefined };
    const { secret } = await createClientSecrets(db).add(id, platform().now());
    return { id, secret };
  };

  const eventsOf = async ({ id }: RelyingParty): Promise<string[]> => {
    const { db } = database();
    const rows = await db
      .selectFrom('client_event')
      .select(['event', 'reason'])
      .where('client_id', '=', id)
      .orderBy('at')
      .execute();
    return rows.map(({ event, reason }) => (reason ? `${event} (${reason})` : event));
  };

  return { createParty, eventsOf };
}

/** What users do in a browser. */
function createBrowserCalls(platform: () => TestPlatform) {
  /** Asks through the call of the portal. */
  const ask = async (browser: TestClient, party: RelyingParty, overrides: Record<string, string> = {}) => {
    const { verifier, ...pkce } = createPkce();
    const answer = await browser.post('/api/uaa/shiyue_webauth', requestOf(party, { ...pkce, ...overrides }));
    return { ...answer, verifier };
  };

  /** Asks, and confirms where the user is asked. */
  const authorize = async (
    browser: TestClient,
    party: RelyingParty,
    overrides: Record<string, string> = {},
  ): Promise<{ code: string; verifier: string; address: string }> => {
    const { body, verifier } = await ask(browser, party, overrides);
    if (!body.data) throw new Error(`authorize: ${body.code} ${body.message}`);
    let { address } = body.data;
    if (body.data.consent) {
      const interaction = new URL(body.data.consent, platform().base).searchParams.get('interaction') ?? '';
      const confirmed = await browser.post('/api/uaa/consent/confirm', { interaction });
      address = confirmed.body.data.address;
    }
    return { address, verifier, code: new URL(address).searchParams.get('code') ?? '' };
  };

  /** Opens an address of the provider in a browser, without following. */
  const open = async (browser: TestClient | undefined, address: string, init: RequestInit = {}) => {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ accept: 'text/html', ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('cookie', cookie);
    const url = address.startsWith('/') ? platform().base + address : address;
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };

  return { ask, authorize, open };
}

/** What relying parties ask by themselves. */
function createMachineCalls(endpoint: (path: string) => string) {
  /** Sends a form as a relying party. */
  const send = async (
    path: string,
    { id, secret }: RelyingParty,
    form: Record<string, string | undefined>,
  ): Promise<MachineAnswer> => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(form)) if (value !== undefined) body.set(name, value);
    const headers = new Headers({ accept: 'application/json', 'x-request-id': 'request-of-test' });
    if (secret) headers.set('authorization', `Basic ${btoa(`${id}:${secret}`)}`);
    else body.set('client_id', id);
    const response = await fetch(endpoint(path), { method: 'POST', body, headers });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };

  const redeem = (
    party: RelyingParty,
    { code, verifier }: { code: string; verifier?: string | undefined },
    overrides: Record<string, string | undefined> = {},
  ) => {
    const grant = { grant_type: 'authorization_code', redirect_uri: redirectUri };
    return send('/token', party, { ...grant, code, code_verifier: verifier, ...overrides });
  };
  const refresh = (party: RelyingParty, token: string) =>
    send('/token', party, { grant_type: 'refresh_token', refresh_token: token });

  const userinfo = async (accessToken: string): Promise<MachineAnswer> => {
    const response = await fetch(endpoint('/me'), { headers: { authorization: `Bearer ${accessToken}` } });
    return { status: response.status, body: await response.json() };
  };

  const discover = ({ id, secret }: RelyingParty) =>
    oidc.discovery(new URL(endpoint('')), id, secret, undefined, {
      execute: [oidc.allowInsecureRequests],
    });

  return { send, redeem, refresh, userinfo, discover };
}

function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, code_challenge: challenge, code_challenge_method: 'S256' };
}

function requestOf({ id }: RelyingParty, overrides: Record<string, string> = {}) {
  return {
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri,
    scope: 'openid profile unit',
    state: 'st-1',
    ...overrides,
  };
}
