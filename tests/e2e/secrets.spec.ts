import type { Response } from '@playwright/test';
import { demoPassword, expect, test } from '../fixtures/index.ts';

const known = ['__Host-known', '__Host-sid', 'portal-lang'];
/** Long runs without a word in them: what a token looks like. */
const tokenLike = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/;

test('when a user has signed in and worked, then the browser holds three cookies and no others ever came', {
  tag: '@once',
}, async ({ context, signInPage, desktopPage, peoplePage }) => {
  const responses: Response[] = [];
  context.on('response', (response) => responses.push(response));
  await signInPage.signIn('ps.admin', demoPassword);
  await desktopPage.apps.first().waitFor();
  await peoplePage.open();

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(known);
  const session = cookies.find(({ name }) => name === '__Host-sid');
  expect(session).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  });
  expect(session?.value).toMatch(/^[\w-]{43}$/);
  const headers = (await Promise.all(responses.map((response) => response.headersArray()))).flat();
  const lines = headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const name = line.split('=')[0] ?? '';
    expect(known, line).toContain(name);
    expect(line.length).toBeLessThan(4096);
    if (name.startsWith('__Host-')) expect(line).toMatch(/; ?HttpOnly/i);
    expect(line).not.toMatch(/; ?Domain=/i);
  }
});

test('T22 when a user has signed in and is remembered, then no storage of the browser and no page holds a secret', {
  tag: '@once',
}, async ({ page, context, signInPage, desktopPage }) => {
  await signInPage.open();
  await signInPage.remember.check();
  await signInPage.signIn('ps.admin', demoPassword);
  await desktopPage.apps.first().waitFor();
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cookies = document.cookie; // those that script can read
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, cookies });
  });
  const cookies = await context.cookies();
  const secrets = cookies.filter(({ name }) => name !== 'portal-lang').map(({ value }) => value);
  expect(cookies.map(({ name }) => name)).toContain('__Host-remember');
  const html = await page.content();
  const reversible = [
    btoa(demoPassword),
    encodeURIComponent(demoPassword),
    [...demoPassword].reverse().join(''),
  ];
  for (const text of [stored, html]) {
    for (const secret of [demoPassword, ...reversible, ...secrets, 'sy_access'])
      expect(text).not.toContain(secret);
  }
  expect(stored).not.toMatch(tokenLike);
  expect(page.url()).not.toContain('?');
});
