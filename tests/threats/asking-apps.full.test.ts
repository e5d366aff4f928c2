import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientStore } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { bootDataOf } from '../../bff/testing/boot-data-of.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { type RealPortal, startRealPortal } from './testing/start-real-portal.ts';
import { createPkce, reader, requestOf } from './testing/third-party.ts';

let portal: RealPortal;
let database: PortalDatabase;
beforeAll(async () => {
  portal = await startRealPortal();
  database = openDatabaseOf(portal);
});
afterAll(async () => {
  await database.close();
  await portal.stop();
});

const markup = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

/** The sign-in page that a client's request leads to. */
async function openPage(more: Record<string, string> = {}, client = reader, cookies = {}) {
  const query = new URLSearchParams({ ...requestOf(client), ...createPkce().challenge, ...more });
  const { headers } = await portal.ask({ path: `/api/uaa/oidc/auth?${query}` });
  return portal.ask({
    path: String(headers.location),
    cookies,
    headers: { accept: 'text/html', 'accept-language': 'en' },
  });
}

function usernameIn(text: string) {
  return /id="signin-username"[^>]* value="([^"]*)"/.exec(text)?.[1];
}

describe('what strangers write into the sign-in page', () => {
  it.each([
    ['login_hint', markup],
    ['ui_locales', markup],
    ['ui_locales', `en ${markup}`],
  ])('when %s holds markup (%s), then none of it becomes a part of the page', async (name, value) => {
    const page = await openPage({ [name]: value });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<img');
    expect(page.text).not.toContain('alert(1)</script>');
    expect(bootDataOf(page).language).toBe('en');
    expect(page.text).toContain('Sign in to continue to Reader');
  });

  it.each(['x'.repeat(5000), 'a\u202Etsil', 'a\u0000', '\r\nSet-Cookie: a=b'])(
    'when login_hint is %j, then the field stays empty',
    async (login_hint) => {
      const page = await openPage({ login_hint });
      expect([page.status, usernameIn(page.text)]).toEqual([200, '']);
      expect(page.setCookies.join()).not.toContain('a=b');
    },
  );

  it('when an approved app has a hostile name, then it is shown as text', async () => {
    const client = { id: 'hostile', secret: 'x', redirectUri: 'https://a.example/callback' };
    await createClientStore(database.db).insert(
      {
        id: client.id,
        name: { 'zh-CN': markup, en: markup },
        kind: 'confidential',
        isFirstParty: false,
        withoutPkceUntil: null,
        redirectUris: [client.redirectUri],
        postLogoutRedirectUris: [],
        backchannelLogoutUri: null,
        scopes: ['openid', 'profile'],
        ownerUserIds: [],
        status: 'active',
        defaultUnitState: 'on',
        sandboxUnitId: null,
      },
      Date.now(),
    );
    const page = await openPage({}, client);
    expect(page.text).toContain('Sign in to continue to &lt;/script&gt;');
    expect(page.text).not.toContain('<img');
    expect(bootDataOf(page).requestingApp).toBe(markup);
  });

  it.each([
    '/api/uaa/oidc/continue/AAAAAAAAAAAAAAAAAAAAA',
    'https://evil.example/open/authorize?client_id=reader',
    '//evil.example/open/authorize?client_id=reader',
    '/desktop/home?client_id=reader&login_hint=x',
    '/open/authorize?client_id=nobody&login_hint=x',
    `/open/authorize?client_id=reader&app=${encodeURIComponent('Your bank')}`,
  ])(
    'when a forged link leads to %s, then the page says nothing that the portal does not know',
    async (target) => {
      const path = `/login?${new URLSearchParams({ redirect_uri: target, app: 'Your bank', requestingApp: 'Your bank' })}`;
      const page = await portal.ask({ path, headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(usernameIn(page.text)).toBe('');
      expect([undefined, '悦读书架']).toContain(bootDataOf(page).requestingApp);
      expect(/class="boot-requesting-app">([^<]*)/.exec(page.text)?.[1] ?? '').not.toContain('bank');
    },
  );
});

it('when the app asks for a language, then it counts for this sign-in, but less than the visitor’s own choice', async () => {
  const languageAt = async (cookies = {}) =>
    bootDataOf(await openPage({ ui_locales: 'zh-CN' }, reader, cookies)).language;
  expect(await languageAt()).toBe('zh-CN');
  expect(await languageAt({ 'portal-lang': 'en' })).toBe('en');
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  expect(bootDataOf(await portal.ask({ path: '/login', headers })).language).toBe('en');
});
