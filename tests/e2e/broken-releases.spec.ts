import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { pickLanguage } from '#shared/contracts';
import { type Flaw, writeSampleApp } from '../../shell/published/contract-kit/testing/write-sample-app.ts';
import { expect, homePattern, test } from '../fixtures/index.ts';
import { openReleaseDesk, type ReleaseDesk } from '../fixtures/release-desk.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Longer than the shell waits for an app. */
const pastAnyLimitMs = 20_000;
const names = { 'zh-CN': '样例', en: 'Sample' } as const;

// What is released here would stand on the desktops of other tests.
test.use({ ownPortal: 'fresh' });

let desk: ReleaseDesk | undefined;
test.afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

function pathOf(code: string): string {
  return `/pages/base/pc_${code}_all/index.html`;
}

const floodedCall = '/api/uaa/oauth/me';
const floodedOften = 100;

/** Its module never comes. */
const endlessEntry =
  'export function init() {} export function get() { return new Promise(() => undefined); }';

/** The files of an app with a flaw. The module of one that stalls never comes; the view of one that hangs never does. */
function filesOf(flaw: Flaw | 'stalls', code: string, version = '1.0.0') {
  const files = writeSampleApp(flaw === 'stalls' ? 'healthy' : flaw, { code, name: code, version });
  return files.map(({ path, content }) => {
    if (flaw === 'stalls' && path === 'remoteEntry.js') return { path, content: Buffer.from(endlessEntry) };
    // The portal has no service of this app, and answers this one.
    return { path, content: Buffer.from(content.toString().replace('/api/x/sample/list', floodedCall)) };
  });
}

/** Releases a broken app to everybody, and opens it as a teacher. */
async function open(page: Page, portal: string, flaw: Flaw | 'stalls'): Promise<string> {
  const code = `broken-${flaw}`;
  desk = await openReleaseDesk({ portal, code });
  await desk.publish(filesOf(flaw, code));
  await desk.point('1.0.0');
  await page.goto(pathOf(code), { waitUntil: 'commit' });
  return code;
}

/** The header leads to the desktop without a load, and its apps are there. */
async function expectPortalAlive(page: Page, unit: { click(): Promise<void> }): Promise<void> {
  await unit.click();
  await expect(page).toHaveURL(homePattern);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

test('when a release throws, then the page names it, and a rollback mends it', async ({
  page,
  portal,
  frame,
  problems,
  signedInAs,
  language,
}) => {
  problems.expect(/the timetable has no week/);
  await signedInAs('t.zhou');
  const code = await open(page, portal.url, 'throws');
  await expect(frame.remoteFailure).toContainText(names[language]);
  await expectPortalAlive(page, frame.unit);
  await desk?.publish(filesOf('healthy', code, '1.0.1'));
  await desk?.point('1.0.1');
  await page.goto(pathOf(code));
  await expect(page.getByRole('heading', { level: 1, name: names[language] })).toBeVisible();
});

test('when a release hangs while it is loaded, then a message comes instead of an endless wait', {
  tag: '@once',
}, async ({ page, portal, frame, signedInAs }) => {
  await signedInAs('t.zhou');
  await page.clock.install();
  await open(page, portal.url, 'stalls');
  await expect(page.locator('#main [aria-busy="true"]')).toBeVisible();
  await page.clock.fastForward(pastAnyLimitMs);
  await expect(frame.remoteFailure).toBeVisible();
  await expectPortalAlive(page, frame.unit);
});

test('when the view of a release waits for ever, then a message comes, and another try ends in the same way', {
  tag: '@once',
}, async ({ page, portal, frame, signedInAs }) => {
  await signedInAs('t.zhou');
  await page.clock.install();
  await open(page, portal.url, 'hangs');
  const waiting = page.locator('#main [aria-busy="true"]');
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(pastAnyLimitMs);
  await expect(frame.remoteFailure).toContainText(names['zh-CN']);
  await frame.retry.click();
  await expect(waiting).toBeVisible();
  await expect(frame.remoteFailure).toHaveCount(0);
  await page.clock.fastForward(pastAnyLimitMs);
  await expect(frame.remoteFailure).toBeVisible();
  await expectPortalAlive(page, frame.unit);
});

for (const flaw of ['leaks', 'prototype'] as const)
  test(`when a release is one that ${flaw === 'leaks' ? 'leaks' : 'changes Array.prototype'}, then it runs, and so does everything else`, {
    tag: '@once',
  }, async ({ page, portal, frame, signedInAs }) => {
    await signedInAs('t.zhou');
    await open(page, portal.url, flaw);
    for (let round = 0; round < 5; round += 1) {
      await expect(page.getByRole('heading', { level: 1, name: names['zh-CN'] })).toBeVisible();
      await expectPortalAlive(page, frame.unit);
      await page.goBack();
    }
  });

test('when a release floods the servers, then its user goes on, and so does another one', {
  tag: '@once',
}, async ({ page, portal, frame, signedInAs }) => {
  await signedInAs('t.zhou');
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === floodedCall) asked += 1;
  });
  await open(page, portal.url, 'floods');
  await expect.poll(() => asked).toBeGreaterThan(floodedOften);
  await expectPortalAlive(page, frame.unit);
  const before = asked;
  await signInAnother(portal.url);
  // It has not ended by itself meanwhile.
  await expect.poll(() => asked).toBeGreaterThan(before);
});

/** Somebody signs in while the servers are flooded. */
async function signInAnother(portal: string): Promise<void> {
  const other = await openReleaseDesk({ portal, code: 'another' });
  await other.close();
}

test('when a release is rolled back or withdrawn while pages are open, then they say so', async ({
  page,
  portal,
  frame,
  signedInAs,
  language,
}) => {
  const releases = wordsOf('shell/features/app-releases', language);
  const versions = wordsOf('shell/features/new-version', language);
  await signedInAs('t.zhou');
  const code = await open(page, portal.url, 'healthy');
  const heading = page.getByRole('heading', { level: 1, name: names[language] });
  await expect(heading).toBeVisible();
  await desk?.publish(filesOf('throws', code, '1.0.1'));
  await desk?.point('1.0.1');
  await expect(page.getByText(versions.pattern('newVersion.app.text'))).toBeVisible();
  // What runs is not exchanged below its user.
  await expect(heading).toBeVisible();
  await desk?.point('1.0.0');
  await expect(page.getByText(versions.pattern('newVersion.app.text'))).toBeHidden();
  await desk?.withdraw('1.0.1');
  await desk?.withdraw('1.0.0');
  await expect(
    page.getByRole('heading', { name: releases.pattern('releases.withdrawn.title') }),
  ).toBeVisible();
  await expectPortalAlive(page, frame.unit);
});

test('when an override points elsewhere, then it is refused in a sentence; when its server goes, then the page says so', {
  tag: '@once',
}, async ({ page, portal, frame, problems, signedInAs, language }) => {
  problems.expect(/status of (?:404|502|503)|\/override\//);
  await signedInAs('sb.teacher');
  const code = 'broken-override';
  const order = async (address: string) => {
    const answer = await page.request.post('/bff/override', {
      data: { code, address },
      headers: { 'x-requested-by': 'portal', origin: portal.url },
    });
    const { status, message } = await answer.json();
    return { status, sentence: pickLanguage(message, language) };
  };
  expect(await order('http://elsewhere.example:80')).toMatchObject({
    status: 422,
    sentence: expect.stringContaining('http://elsewhere.example:80'),
  });
  const served = await serve(code);
  expect((await order(served.origin)).status).toBe(200);
  await page.goto(pathOf(code));
  await expect(page.getByRole('heading', { level: 1, name: names[language] })).toBeVisible();
  await served.close();
  await page.reload();
  await expect(frame.remoteFailure).toBeVisible({ timeout: 40_000 });
  const releases = wordsOf('shell/features/app-releases', language);
  await page.getByRole('button', { name: releases.pattern('releases.override.end') }).click();
  await expect(frame.unknownApp).toBeVisible();
  await expectPortalAlive(page, frame.unit);
});

/** A server of development with the healthy app. */
async function serve(code: string): Promise<{ origin: string; close(): Promise<void> }> {
  const files = new Map(filesOf('healthy', code).map(({ path, content }) => [`/${path}`, content]));
  const server: Server = createServer((req, res) => {
    const content = files.get(req.url ?? '');
    const type = req.url?.endsWith('.json') ? 'application/json' : 'text/javascript';
    res.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
