import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Request } from '@playwright/test';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import type { PortalProcess } from '../fixtures/portal-process.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { peoplePath } from '../pages/people-page.ts';

/** Lets the portal fail for this visitor; the test mode reads the cookie. */
function letFail(context: BrowserContext, portal: PortalProcess, ...faults: string[]) {
  return context.addCookies([{ name: 'demo-fault', value: faults.join(','), url: portal.url }]);
}

function letWork(context: BrowserContext) {
  return context.clearCookies({ name: 'demo-fault' });
}

const noSuchFile = /status of 404|dynamically imported module|RUNTIME-|already registered/;

function platformDatabase(portal: PortalProcess): string {
  const name = readdirSync(portal.dataDir).find((file) => /^platform.*\.(db|sqlite3?)$/.test(file));
  if (!name) throw new Error(`no database in ${readdirSync(portal.dataDir).join(', ')}`);
  return join(portal.dataDir, name);
}

/**
 * The file system accepts no more writes of the platform, like a file system that turned read-only; reading goes on.
 */
function setWritable(portal: PortalProcess, isWritable: boolean): void {
  for (const pid of portal.platformPids())
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${isWritable ? 'unlimited' : '0'}:unlimited`]);
}

test('when the entry of an app is gone, then the header stays, the app is named, and trying again works', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, frame, peoplePage, problems }) => {
  problems.expect(noSuchFile);
  await signedInAs('ps.admin');
  await letFail(context, portal, 'remote-404');
  await page.goto(peoplePath);
  await expect(frame.remoteFailure).toBeVisible({ timeout: 30_000 });
  await expect(frame.remoteFailure).toContainText('人员与单位');
  await expect(frame.header).toBeVisible();
  await letWork(context);
  await frame.retry.click();
  await expect(peoplePage.list).toBeVisible({ timeout: 30_000 });
});

test('when the entry of an app hangs, then a message comes instead of an endless wait', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, frame, problems }) => {
  problems.expect(noSuchFile);
  await signedInAs('ps.admin');
  await letFail(context, portal, 'remote-hang');
  await page.clock.install();
  const isEntry = (request: Request): boolean => request.url().includes('/people/remoteEntry.js');
  let asked = page.waitForRequest(isEntry);
  await page.goto(peoplePath, { waitUntil: 'commit' });
  await asked;
  // The shell asks three times, and waits four seconds each time.
  for (let attempt = 1; attempt < 3; attempt += 1) {
    asked = page.waitForRequest(isEntry);
    await page.clock.fastForward(4_000);
    await asked;
  }
  await expect(frame.remoteFailure).toHaveCount(0);
  await page.clock.fastForward(4_000);
  await expect(frame.remoteFailure).toBeVisible();
  await expect(frame.header).toBeVisible();
});

test('when a chunk of an app is gone after a deploy, then the page says so or mends itself', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, frame, peoplePage, problems }) => {
  problems.expect(noSuchFile);
  await signedInAs('ps.admin');
  await letFail(context, portal, 'chunk-404');
  const gone = page.waitForResponse(
    (answer) => /\/assets\/people\/\d+\./.test(answer.url()) && answer.status() === 404,
  );
  await page.goto(peoplePath);
  await gone;
  await expect(frame.remoteFailure).toBeVisible({ timeout: 40_000 });
  await letWork(context);
  await frame.retry.click();
  await expect(peoplePage.list).toBeVisible({ timeout: 30_000 });
});

test('when a proxy answers calls with a page of its own, then the page says so and trying again works', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, peoplePage, signInPage }) => {
  await signInPage.open();
  await letFail(context, portal, 'html-block-page');
  await signInPage.signIn('ps.admin', demoPassword);
  await expect(page.getByText(signInPage.failureWords.text('signin.failure.unreadable'))).toBeVisible();
  await expect(signInPage.username).toHaveValue('ps.admin');
  await letWork(context);
  await signInPage.retry.click();
  await page.waitForURL(homePattern);

  await signedInAs('ps.admin');
  await page.route('**/api/base/people/users*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html><h1>Blocked</h1></html>' }),
  );
  await page.goto(peoplePath);
  await expect(peoplePage.failure).toBeVisible();
  await page.unroute('**/api/base/people/users*');
  await peoplePage.retry.click();
  await expect(peoplePage.list).toBeVisible();
});

test('when the sign-in takes longer than ten seconds, then the page says that it is slow and can be given up', {
  tag: '@once',
}, async ({ page, signInPage, frame }) => {
  await page.clock.install();
  await signInPage.open();
  const asked = page.waitForRequest('**/api/uaa/oauth/login');
  await page.route('**/api/uaa/oauth/login', () => {
    // Never answered: the way a proxy that drops connections looks from here.
  });
  await signInPage.signIn('t.zhou', demoPassword);
  await asked;
  const slow = page.getByText(frame.words.text('frame.slow.text'));
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(slow).toBeVisible();
  await page.getByRole('button', { name: frame.words.text('frame.slow.cancel'), exact: true }).click();
  await expect(signInPage.username).toHaveValue('t.zhou');
  await expect(signInPage.password).toHaveValue(demoPassword);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signInPage.submit.click();
  await page.waitForURL(homePattern);
});

test('when pages and registry still name an earlier deploy, then its apps open, and the newer one later', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, desktopPage, peoplePage }) => {
  const versionOfPeople = async (): Promise<string> => {
    const { remotes } = await (await page.request.get(`${portal.url}/bff/remotes.json`)).json();
    return remotes.find((remote: { name: string }) => remote.name === 'people').version;
  };
  await signedInAs('ps.admin');
  await letFail(context, portal, 'manifest-old');
  expect(await versionOfPeople()).toBe('0.0.1');
  await desktopPage.open();
  await desktopPage
    .app(/人员|平台/)
    .first()
    .click();
  await expect(peoplePage.list).toBeVisible();
  await letWork(context);
  expect(await versionOfPeople()).not.toBe('0.0.1');
  await peoplePage.open();
  await expect(peoplePage.list).toBeVisible();
});

test('when the page comes without its boot data, then it still says something or works', {
  tag: '@once',
}, async ({ page, context, portal, signedInAs, problems }) => {
  problems.expect(/boot|data|uncaught/i);
  await signedInAs('t.zhou');
  await letFail(context, portal, 'boot-missing');
  await page.goto('/desktop/home');
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
  await expect(page.locator('body')).toHaveText(/\S{4}/);
});

test.describe('with servers of its own', () => {
  test.use({ ownPortal: 'fresh' });

  test('when the platform dies, then it comes back and the user is still signed in', {
    tag: '@once',
  }, async ({ page, portal, signedInAs, desktopPage, frame, problems }) => {
    problems.expect(/status of 50\d/);
    await signedInAs('t.zhou');
    await desktopPage.open();
    const [pid = 0] = portal.platformPids();
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => portal.platformPids().some((one) => one !== pid), { timeout: 20_000 }).toBe(true);
    await expect
      .poll(async () => (await page.request.get(`${portal.url}/readyz`)).status(), { timeout: 20_000 })
      .toBe(200);
    await page.reload();
    await expect(desktopPage.apps.first()).toBeVisible();
    await expect(frame.header).toBeVisible();
  });

  test('when the platform does not answer, then the page opens, says so, and recovers', {
    tag: ['@once', '@C03'],
  }, async ({ page, portal, signedInAs, frame, desktopPage, problems }) => {
    problems.expect(/status of 50\d|Failed to load resource/);
    await signedInAs('t.zhou');
    await desktopPage.open();
    // A browser has six connections: pictures that hang in the old page would hold up the new one.
    await waitUntilQuiet(page);
    const [pid = 0] = portal.platformPids();
    process.kill(pid, 'SIGSTOP');
    try {
      const answer = await page.reload({ waitUntil: 'commit' });
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeAttached();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect(async () => {
      if (await frame.noAnswer.isVisible()) {
        await page.getByRole('button', { name: frame.words.text('frame.noAnswer.retry') }).click();
      }
      await expect(desktopPage.apps.first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  });

  test('when the database is locked, then saving says so, keeps what was typed, and works later', {
    tag: ['@once', '@D09'],
  }, async ({ portal, signedInAs, peoplePage, problems }) => {
    problems.expect(/status of 503/);
    await signedInAs('ps.admin');
    await peoplePage.open();
    await peoplePage.edit('t.wu');
    await peoplePage.field('phone').fill('13900004444');
    const database = new DatabaseSync(platformDatabase(portal));
    database.exec('BEGIN IMMEDIATE');
    try {
      await peoplePage.save.click();
      await expect(peoplePage.form.getByText('系统繁忙')).toBeVisible({ timeout: 30_000 });
      await expect(peoplePage.field('phone')).toHaveValue('13900004444');
    } finally {
      database.exec('ROLLBACK');
      database.close();
    }
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await peoplePage.find('t.wu');
    await expect(peoplePage.row('t.wu')).toContainText('13900004444');
  });

  test('when the database cannot be written, then saving says so, keeps what was typed, and works later', {
    tag: '@once',
  }, async ({ portal, signedInAs, peoplePage, problems }) => {
    problems.expect(/status of 503/);
    await signedInAs('ps.admin');
    await peoplePage.open();
    await peoplePage.edit('t.wu');
    await peoplePage.field('phone').fill('13900005555');
    setWritable(portal, false);
    await peoplePage.save.click();
    await expect(peoplePage.form.getByText('系统繁忙')).toBeVisible({ timeout: 30_000 });
    await expect(peoplePage.field('phone')).toHaveValue('13900005555');
    expect(portal.log()).toContain('store_unavailable');
    // Reading goes on: another page of the same people opens.
    const list = await peoplePage.page.request.get(
      `${portal.url}/api/base/people/users?pageNum=1&pageSize=10`,
    );
    expect((await list.json()).status).toBe(200);
    setWritable(portal, true);
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await peoplePage.find('t.wu');
    await expect(peoplePage.row('t.wu')).toContainText('13900005555');
  });
});
