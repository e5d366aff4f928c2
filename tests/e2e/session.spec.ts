import type { Response } from '@playwright/test';
import { signedOutSeconds } from '#shared/contracts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { readStorage } from '../fixtures/read-storage.ts';
import { wordsOf } from '../fixtures/words.ts';

test('when a user signs out, then both tabs end at the sign-in and the old session is dead', {
  tag: ['@core', '@once', '@login', '@C06'],
}, async ({ page, context, signInPage, desktopPage, frame }) => {
  await signInPage.signIn('t.zhou', demoPassword);
  await desktopPage.apps.first().waitFor();
  const before = await context.cookies();
  const other = await context.newPage();
  await other.goto('/desktop/home');
  await other.getByRole('banner').waitFor();

  await frame.signOut();
  await page.waitForURL('**/login**');
  const word = page.getByText('您已退出登录。', { exact: true });
  await expect(word).toBeVisible();
  await expect(signInPage.username).toBeFocused();
  await expect(word).toHaveCount(1);
  await other.waitForURL('**/login**');
  await expect(other.getByText('您已退出登录。', { exact: true })).toHaveCount(1);
  // A page that opens later says nothing: the cookie ends with the word.
  const cookie = (await context.cookies()).find(({ name }) => name === 'portal-signed-out');
  const lastAt = Date.now() / 1000 + signedOutSeconds;
  expect(cookie === undefined || (cookie.expires > 0 && cookie.expires <= lastAt)).toBe(true);

  await context.clearCookies();
  await context.addCookies(before);
  const answer = await page.request.get('/api/uaa/oauth/me', { headers: { 'x-requested-by': 'portal' } });
  expect(await answer.json()).toMatchObject({ status: 401 });
});

test('when a user has signed in on the page, then the next one says so once', {
  tag: ['@login', '@Q13'],
}, async ({ page, signInPage, desktopPage, frame, language }) => {
  const text = language === 'en' ? 'You are signed in' : '登录成功';
  const { notices } = frame;
  await page.clock.install();
  await signInPage.signIn('t.zhou', demoPassword);
  await expect(notices.getByText(text, { exact: true })).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(notices).toHaveCount(0);
  await page.reload();
  await desktopPage.apps.first().waitFor();
  await expect(notices).toHaveCount(0);
});

test('when a user signs out, then what was kept of her goes', {
  tag: ['@once', '@C07'],
}, async ({ page, signedInAs, desktopPage, frame }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  await page.evaluate(() => sessionStorage.setItem('of-an-app', 'x'));
  await frame.signOut();
  await page.waitForURL('**/login**');
  const { local, session } = await readStorage(page);
  expect([local.user, local.IS_LOGOUTED]).toEqual([undefined, 'logout']);
  expect(session['of-an-app']).toBeUndefined();
});

test.describe('a session of its own', () => {
  test.use({ ownPortal: true });

  test('when an access token was refused once, then the call is refreshed and repeated without a word', {
    tag: ['@core', '@once', '@login', '@one-server', '@D06'],
  }, async ({ page, context, portal, signedInAs, peoplePage }) => {
    // No page stands before it: what an earlier page still asks would be refused instead.
    await signedInAs('ps.admin');
    await context.addCookies([{ name: 'demo-fault', value: '401-once', url: portal.url }]);
    const isJson = (type: string | undefined): boolean => type?.includes('json') ?? false;
    const answers: { path: string; status: number }[] = [];
    const note = async (response: Response): Promise<void> => {
      const { pathname: path } = new URL(response.url());
      const isCall = response.request().resourceType() === 'fetch' && path.startsWith('/api/');
      if (!isCall || !isJson(response.headers()['content-type'])) return;
      const { status } = await response.json();
      answers.push({ path, status });
    };
    const notes: Promise<void>[] = [];
    const onResponse = (response: Response): void => void notes.push(note(response));
    page.on('response', onResponse);
    await peoplePage.open();
    await expect(page).toHaveURL(/pc_base_tm/);
    const statusesOf = (wanted: string | undefined): number[] =>
      answers.filter(({ path }) => path === wanted).map(({ status }) => status);
    const statusesOfRefused = (): number[] => statusesOf(answers.find(({ status }) => status === 401)?.path);
    // An answer is noted a moment after the page has used it.
    await expect.poll(statusesOfRefused).toEqual([401, 200]);
    expect(statusesOf('/api/uaa/oauth/refresh')).toEqual([200]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    page.off('response', onResponse);
    await Promise.all(notes);
  });
});

test('when a unit has campuses, then the panel of the user names them; where there are none, it says nothing', {
  tag: ['@once', '@C05'],
}, async ({ page, signedInAs, desktopPage, frame, language }) => {
  const [names, word] =
    language === 'en'
      ? (['Campuses: East and West', /^Campuses/] as const)
      : (['校区：东校区和西校区', /^校区/] as const);
  await signedInAs('t.chen');
  await desktopPage.open();
  await frame.userButton.click();
  await expect(page.getByText(names, { exact: true })).toBeVisible();
  const me = await page.request.get('/api/uaa/oauth/me');
  expect(JSON.parse((await me.json()).data.campusUnits)).toMatchObject([
    { campusId: 'C1' },
    { campusId: 'C2' },
  ]);
  await signedInAs('t.wu');
  await desktopPage.open();
  await frame.userButton.click();
  await expect(frame.account).toBeVisible();
  await expect(page.getByText(word)).toHaveCount(0);
});

test('when a page is loaded anew, then it stands where it stood, and feedback says how often that was', {
  tag: ['@once', '@C09'],
}, async ({ page, signedInAs, peoplePage, desktopPage, frame, language }) => {
  const words = wordsOf('shell/features/feedback', language);
  const openFeedback = async () => {
    await frame.userButton.click();
    await page.getByRole('button', { name: frame.headerWords.text('header.feedback.open') }).click();
    return page.getByRole('dialog', { name: words.text('feedback.title') });
  };
  const howOften = words.text('feedback.detail.reloads');
  const findScroll = () => page.evaluate(() => scrollY);
  // The browser itself would do it only for pages that are whole when they have loaded.
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  await page.setViewportSize({ width: 1366, height: 400 });
  await signedInAs('ps.admin');
  await peoplePage.open();
  await page.evaluate(() => scrollTo(0, 120));
  expect(await findScroll()).toBe(120);
  for (const count of [1, 2]) {
    await page.reload();
    await expect.poll(findScroll).toBe(120);
    await expect(peoplePage.list).toBeVisible();
    const counted = page.evaluate(() => sessionStorage.getItem('reloadData'));
    expect(JSON.parse((await counted) ?? '')).toMatchObject({ count: count - 1, scrollTop: 120 });
  }
  const dialog = await openFeedback();
  await expect(dialog.getByText(howOften).locator('xpath=following-sibling::*').first()).toHaveText('2');
  await desktopPage.open();
  await expect((await openFeedback()).getByText(words.text('feedback.detail.page'))).toBeVisible();
  await expect(dialog.getByText(howOften)).toHaveCount(0);
});
