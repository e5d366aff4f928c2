import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programScopeTexts, scopeTexts } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { claimsByScope } from '../../platform/authorization/accounts.ts';
import { errorTextOf } from '../../platform/authorization/error-texts.ts';
import { housekeeping, lifetimes } from '../../platform/authorization/lifetimes.ts';
import { requestLimits } from '../../platform/authorization/request-limits.ts';
import { createScene } from '../../platform/authorization/testing/scene.ts';
import { createDemoClients } from '../../platform/demo/data/clients.ts';
import { sandboxUsers } from '../../platform/demo/data/sandbox-users.ts';
import { programLimit } from '../../platform/programs/require-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guides = 'docs/integrators';
const apps = 'tests/clients/apps';

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const pages = readdirSync(path.join(root, guides)).map((name) => `${guides}/${name}`);

/** The rows of a table, by its head: a list of cells each. */
function tableOf(page: string, head: string): string[][] {
  const [, after = ''] = read(`${guides}/${page}`).split(`${head}\n`);
  const rows = after.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function codesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

let database: PortalDatabase;
let platform: TestPlatform;
beforeAll(async () => {
  database = await openMigrated();
  platform = await startTestPlatform(database);
});
afterAll(async () => {
  await platform.close();
  await database.close();
});
const scene = createScene(
  () => database,
  () => platform,
);

describe('the examples', () => {
  const blocks = pages.flatMap((page) =>
    [...read(page).matchAll(/^```\w+ (tests\/\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
      page,
      file,
      text,
    })),
  );

  it.each(blocks)('when $page shows $file, then it shows the file that the tests run', ({ file, text }) => {
    expect(text).toBe(read(file));
  });

  it('when there is an example, then a page shows it or names the command that runs it', () => {
    const shown = pages.map(read).join('\n');
    for (const name of readdirSync(path.join(root, apps))) expect(shown).toContain(`${apps}/${name}`);
    expect(blocks.length).toBeGreaterThanOrEqual(6);
  });

  it('when a page links to another file, then it is there', () => {
    for (const page of pages)
      for (const [, target = ''] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
        expect(existsSync(path.join(root, guides, target)), `${page}: ${target}`).toBe(true);
  });
});

describe('what can be looked up', () => {
  it('when a scope can be asked for, then the table has its words and its claims', () => {
    const rows = tableOf('scopes-and-claims.md', '| scope | what the user reads | claims |');
    const claims: Record<string, readonly string[]> = claimsByScope;
    expect(rows.map(([scope, text, claims]) => [codesIn(scope)[0], text, codesIn(claims)])).toEqual(
      Object.entries(scopeTexts).map(([scope, { en }]) => [scope, en, claims[scope] ?? []]),
    );
    const explained = tableOf('scopes-and-claims.md', '| claim | is |').map(([claim]) => codesIn(claim)[0]);
    expect(explained).toEqual(Object.values(claimsByScope).flat());
  });

  it('when a program may be granted something, then the table has the words that its administrator reads', () => {
    const rows = tableOf('programs.md', '| scope | what the administrator reads |');
    expect(rows.map(([scope, text]) => [codesIn(scope)[0], text])).toEqual(
      Object.entries(programScopeTexts).map(([scope, { en }]) => [scope, en]),
    );
    const text = read(`${guides}/programs.md`);
    expect(text).toContain(`lives ${lifetimes.programToken / 60} min`);
    expect(text).toContain(`${programLimit.points} requests in a minute`);
  });

  it('when the provider has an endpoint, then the table has its address, and no other', async () => {
    const metadata = await (await fetch(scene.endpoint('/.well-known/openid-configuration'))).json();
    const served = Object.entries<string>(metadata)
      .filter(([name]) => /_endpoint$|^jwks_uri$/.test(name))
      .map(([name, address]) => [name, new URL(address).pathname]);
    const rows = tableOf('endpoints.md', '| metadata | path | for |').map(([name, at]) => [
      codesIn(name)[0],
      codesIn(at)[0],
    ]);
    expect(rows.filter(([name]) => name).toSorted()).toEqual(served.toSorted());
    for (const [name, address = ''] of rows)
      if (!name) expect((await fetch(platform.base + address)).status, address).toBe(200);
  });

  it('when something ends, then the table says after how long', () => {
    const minutes = (seconds: number): string => `${seconds / 60} min`;
    const days = (seconds: number): number => seconds / 86_400;
    expect(tableOf('endpoints.md', '| what | for |')).toEqual([
      ['code', `${lifetimes.authorizationCode} s, once`],
      ['access token', minutes(lifetimes.accessToken)],
      ['id token', minutes(lifetimes.idToken)],
      ['refresh token', `${days(lifetimes.refreshToken)} days in all, however often it is renewed`],
      ['question put to a user', minutes(lifetimes.interaction)],
      ['pushed request', `${lifetimes.pushedRequest} s`],
      ['invitation to register', '1 to 90 days, once'],
    ]);
    expect(read(`${guides}/key-rotation.md`)).toContain(
      `every\n${days(housekeeping.rotateKeys / 1000)} days`,
    );
    expect([housekeeping.publishAhead, housekeeping.keepRetired]).toEqual([5 * 60_000, 2 * 3_600_000]);
    const { '/token': token, '/token/introspection': asks, '/reg': registers } = requestLimits;
    expect([token.points, asks.points, registers.points, token.window]).toEqual([600, 1200, 30, 60_000]);
  });

  it('when the sandbox is described, then its people and clients are those of the demo data', () => {
    const people = tableOf('sandbox.md', '| login | kind of user |');
    expect(people.map(([login, kind]) => [codesIn(login)[0], Number(kind?.[0])])).toEqual(
      sandboxUsers.map(({ login_name, user_type }) => [login_name, user_type]),
    );
    const text = read(`${guides}/sandbox.md`);
    for (const { client, secret = '' } of createDemoClients(0).filter((one) =>
      ['reader', 'sandbox-demo'].includes(one.client.id),
    )) {
      expect(text).toContain(secret);
      expect(text).toContain(client.redirectUris[0]);
    }
  });
});

describe('the errors', () => {
  it('when the user sees a page of the portal, then the table has its words', () => {
    const rows = tableOf('errors.md', '| page says | means | do |').map(([text]) => text);
    const texts = ['invalid_client', 'invalid_redirect_uri', 'session_not_found', 'server_error'];
    expect(rows).toEqual(texts.map((error) => errorTextOf(error).en));
  });

  /** How to come by each error that a user comes back with. */
  const requests: Record<string, (party: { id: string }) => Promise<Record<string, string>>> = {
    access_denied: async () => ({ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }),
    login_required: async () => ({ prompt: 'none' }),
    consent_required: async () => ({ prompt: 'none', scope: 'openid unit' }),
    invalid_request: async () => ({}),
    invalid_scope: async () => ({ scope: 'openid profile' }),
    unsupported_response_mode: async () => ({ response_mode: 'web_message' }),
    unsupported_response_type: async () => ({ response_type: 'none' }),
  };

  it('when a user comes back with an error, then it is one of the table, and each of the table happens', async () => {
    const named = tableOf('errors.md', '| error | means | do |').map(([error]) => codesIn(error)[0] ?? '');
    expect(named).toEqual(Object.keys(requests));
    const { signIn } = await scene.createUser();
    const browser = await signIn();
    for (const error of named) {
      const party = await scene.createParty({
        isFirstParty: false,
        scopes: ['openid', 'unit'],
        defaultUnitState: error === 'access_denied' ? 'off' : 'on',
      });
      const { verifier: _, ...pkce } = scene.createPkce();
      const query = new URLSearchParams({
        ...scene.requestOf(party, { scope: 'openid' }),
        ...(error === 'invalid_request' ? {} : pkce),
        ...(await requests[error]?.(party)),
      });
      const visitor = error === 'login_required' ? undefined : browser;
      const { headers } = await scene.open(visitor, `/api/uaa/oidc/auth?${query}`);
      expect(new URL(headers.get('location') ?? '').href.replace('#', '?'), error).toContain(
        `error=${error}`,
      );
    }
  });

  it('when the token endpoint refuses, then as the table says', async () => {
    const party = await scene.createParty();
    const code = { code: 'x', verifier: 'x'.repeat(43) };
    const wrong = { id: party.id, secret: 'wrong' };
    const answers = [
      await scene.redeem(party, code),
      await scene.redeem(wrong, code),
      await scene.send('/token', party, { grant_type: 'password', username: 'a', password: 'b' }),
    ].map(({ status, body }) => `${status} \`${body.error}\``);
    const rows = tableOf('errors.md', '| status, error | means | do |').map(([answer]) => answer);
    expect(rows).toEqual([...answers, '429 `too_many_requests`', '503']);
  });
});
