import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { stopClocks } from '../fixtures/portal-clock.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { Messages } from '../pages/messages.ts';

const countsPath = '/api/base/desktop/unhandlecount';
const eventsPath = '/bff/events';
const accountPath = '/account';
const minute = 60_000;

/** Counts what the pages of a context ask for from now on. */
function countRequests(context: BrowserContext, path: string): () => number {
  let count = 0;
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

async function send(page: Page, text: string): Promise<void> {
  const answer = await page.request.post('/api/base/messages/send', {
    headers: { 'x-requested-by': 'portal' },
    data: {
      messageId: crypto.randomUUID(),
      title: '通知',
      text,
      importance: 4,
      classes: [{ gradeName: '五年级', className: '(1)班' }],
      to: 'students',
    },
  });
  expect((await answer.json()).status).toBe(200);
}

test.describe('news', { tag: '@once' }, () => {
  test.use({ ownPortal: true });

  test('when a message is sent, then both tabs of a student show it at once, over one stream', {
    tag: ['@H01'],
  }, async ({ page, context, browser, portal, signedInAs, messages, language }) => {
    const streams = countRequests(context, eventsPath);
    await signedInAs('s.wang1');
    // Whichever tab leads.
    const greeted = context.waitForEvent('response', {
      predicate: (answer) => new URL(answer.url()).pathname === eventsPath,
      timeout: 30_000,
    });
    await page.goto(accountPath);
    const other = await context.newPage();
    await other.goto(accountPath);
    expect((await greeted).status()).toBe(200);
    const own = await browser.newContext({ baseURL: portal.url });
    const teacher = await own.newPage();
    await signInByCall(teacher, 't.zhou');
    await send(teacher, '明天请带水彩笔');
    await expect(messages.bell).toHaveAccessibleName(/1/);
    await expect(new Messages(other, language).bell).toHaveAccessibleName(/1/);
    await messages.bell.click();
    await expect(messages.row('明天请带水彩笔')).toBeVisible();
    await send(teacher, '运动会改到周五');
    await expect(messages.row('运动会改到周五')).toBeVisible();
    expect(streams()).toBe(1);
    await own.close();
  });

  test('when a proxy holds the stream back, then the page asks every minute, and that keeps no session alive', {
    tag: ['@H01', '@C03'],
  }, async ({ page, context, portal, request, signedInAs, messages }) => {
    await signedInAs('s.wang1');
    const clock = await stopClocks(request, portal.url);
    await clock.install(page);
    await context.addCookies([{ name: 'demo-fault', value: 'sse-mute', url: portal.url }]);
    const questions = countRequests(context, countsPath);
    await page.goto(accountPath);
    await expect.poll(questions).toBeGreaterThanOrEqual(1);
    await expect(messages.bell).toBeVisible();
    const endOf = async (): Promise<number> =>
      (await (await page.request.get('/bff/session')).json()).data.idleEndsAt;
    const before = await endOf();
    for (const round of [1, 2, 3]) {
      // The next question is planned once the last one is answered.
      await waitUntilQuiet(page);
      const asked = questions();
      await clock.move(1.2 * minute);
      await expect.poll(questions, `round ${round}`).toBeGreaterThan(asked);
    }
    expect(await endOf()).toBe(before);
  });
});
