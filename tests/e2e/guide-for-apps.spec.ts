import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { blockOf, type GuideDesk, openGuideDesk } from '../fixtures/guide-desk.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { type LocalRegistry, startLocalRegistry } from '../fixtures/local-registry.ts';

const appPath = '/pages/base/pc_notes_all/index.html';
const longMs = 300_000;

// One after the other: both develop at the port that the guide names, and the second finds what npm kept of the first.
test.describe.configure({ mode: 'default' });

let registry: LocalRegistry;
let home: string;
test.beforeAll(async () => {
  registry = await startLocalRegistry();
  home = mkdtempSync(path.join(tmpdir(), 'portal-home-'));
});
test.afterAll(async () => {
  await registry.close();
  rmSync(home, { recursive: true });
});

for (const bundler of ['rspack', 'vite'] as const) {
  test.describe(`with ${bundler}`, () => {
    test.use({ ownPortal: 'fresh' });

    test('when somebody follows the guide for apps to the letter, then her app is released, promoted and rolled back', {
      tag: '@once',
    }, async ({ browser, portal }) => {
      test.setTimeout(longMs);
      // The portal of this test stands at an address of its own.
      expect(blockOf('portal')).toBe('export PORTAL=http://localhost:3000');
      const desk = openGuideDesk({ portal: portal.url, registry: registry.url, home });
      try {
        const users = await signInAll(browser, portal.url);
        const clock = startClock(bundler);
        await desk.run(blockOf('create') + (bundler === 'vite' ? ' --vite' : ''), desk.folder);
        clock('create');
        const app = path.join(desk.folder, 'notes');
        await develop(desk, app, users);
        clock('first page in a portal');
        await desk.run(blockOf('test'), app);
        clock('test');
        await releaseFirst(desk, app, users);
        clock('released');
        await tryNext(desk, app, users, clock);
        await promoteAndRollBack(desk, app, users);
        clock('promoted and rolled back');
        await Promise.all(Object.values(users).map(({ page }) => page.context().close()));
      } finally {
        desk.remove();
      }
    });
  });
}

type Clock = (what: string) => void;

/** Prints how many seconds have passed since the beginning. */
function startClock(bundler: string): Clock {
  const beganAt = performance.now();
  return (what) => {
    const seconds = (performance.now() - beganAt) / 1000;
    process.stdout.write(`guide, ${bundler}: ${what} after ${seconds.toFixed(1)} s\n`);
  };
}

interface Visitor {
  readonly page: Page;
  /** Calls as a page does. @returns the data of the answer */
  call(path: string, payload: object): Promise<Record<string, string>>;
}

type Users = Record<'teacher' | 'bureau' | 'sandboxTeacher', Visitor>;

async function signInAll(browser: Browser, portal: string): Promise<Users> {
  const signIn = async (username: string): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL: portal });
    await context.addCookies([{ name: 'portal-lang', value: 'en', url: portal }]);
    const visitor = { page: await context.newPage(), call: createCall(context.request, portal) };
    await visitor.call('/api/uaa/oauth/login', { username, password: demoPassword });
    return visitor;
  };
  return {
    teacher: await signIn('t.zhou'),
    bureau: await signIn('bureau.admin'),
    sandboxTeacher: await signIn('sb.teacher'),
  };
}

function createCall(request: APIRequestContext, origin: string): Visitor['call'] {
  const headers = { 'x-requested-by': 'portal', origin };
  return async (address, payload) => {
    const answer = await (await request.post(address, { form: { ...payload }, headers })).json();
    expect(answer, address).toMatchObject({ status: 200 });
    return answer.data;
  };
}

/** Step 3: a developer of the sandbox has the app from her computer, and her session no more when she ends it. */
async function develop(desk: GuideDesk, app: string, { sandboxTeacher }: Users): Promise<void> {
  const running = desk.begin(blockOf('dev'), app);
  try {
    const { page } = sandboxTeacher;
    await page.goto(await running.untilPrinted(/^Open (\S+)$/m));
    await page.getByRole('button', { name: 'Load it from there', exact: true }).click();
    await page.getByRole('link', { name: 'Open the app', exact: true }).click();
    await expectHeading(page, 'Notes');
    await page.getByRole('button', { name: /in development · End$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeHidden();
  } finally {
    await running.interrupt();
  }
}

/** Steps 5 and 6: a key, an upload, an approval; then a teacher opens the app. */
async function releaseFirst(desk: GuideDesk, app: string, { teacher, bureau }: Users): Promise<void> {
  await makeKey(desk, app, teacher);
  await desk.run(blockOf('publish'), app);
  const first = { code: 'notes', version: '1.0.0' };
  await bureau.call('/api/base/app_release/decide', { ...first, decision: 'approve' });
  await bureau.call('/api/base/app_release/move', { ...first, unitId: '', channel: 'stable' });
  await openApp(teacher.page, 'Notes');
}

/** Makes a publisher key, and registers it as the developer centre does. */
async function makeKey(desk: GuideDesk, app: string, { call }: Visitor, env = {}): Promise<void> {
  const printed = await desk.run(blockOf('key'), app, env);
  const [, publicKey = ''] = /^Public half: (\S+)$/m.exec(printed) ?? [];
  const { keyId = '' } = await call('/api/base/app_key/add', { name: 'laptop', publicKey });
  await desk.run(blockOf('key-id'), app, { ...env, KEY_ID: keyId });
}

/** Step 7: the sandbox has the next version, and everybody else the first. */
async function tryNext(
  desk: GuideDesk,
  app: string,
  { teacher, sandboxTeacher }: Users,
  clock: Clock,
): Promise<void> {
  await openApp(sandboxTeacher.page, 'Notes');
  const words = path.join(app, 'src/messages/en.json');
  writeFileSync(words, readFileSync(words, 'utf8').replace('"Notes"', '"Notes of today"'));
  clock('next version begun');
  await desk.run(blockOf('next'), app);
  clock('next version published');
  await takeOffer(sandboxTeacher.page, 'Notes of today');
  clock('next version visible in one unit');
  await openApp(teacher.page, 'Notes');
}

/** Step 8: by the key of an administrator of the bureau. Open pages learn of both. */
async function promoteAndRollBack(
  desk: GuideDesk,
  app: string,
  { teacher, sandboxTeacher, bureau }: Users,
): Promise<void> {
  const ofBureau = { PORTAL_KEY_FILE: path.join(desk.folder, 'bureau.json') };
  await makeKey(desk, app, bureau, ofBureau);
  const next = { code: 'notes', version: '1.1.0' };
  await bureau.call('/api/base/app_release/decide', { ...next, decision: 'approve' });
  await desk.run(blockOf('promote'), app, ofBureau);
  await takeOffer(teacher.page, 'Notes of today');
  await desk.run(blockOf('rollback'), app, ofBureau);
  for (const { page } of [teacher, sandboxTeacher]) await takeOffer(page, 'Notes');
  expect(await desk.run(blockOf('status'), app)).toContain('1.1.0: approved');
}

/** Opens the app, at the latest a moment after it was released, and waits for its heading. */
async function openApp(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(appPath);
    await expectHeading(page, heading, 3000);
  }).toPass({ timeout: 25_000 });
}

/** Takes the version that the bar of an open page offers. */
async function takeOffer(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expectHeading(page, heading);
}

function expectHeading(page: Page, name: string, timeout = 25_000): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout });
}
