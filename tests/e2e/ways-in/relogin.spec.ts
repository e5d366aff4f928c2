import { findViolations } from '../../fixtures/axe.ts';
import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';
import { photograph } from '../../fixtures/photograph.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';

/** A page of the portal that opens the window and keeps the message that it receives. */
const waitForMessage = `new Promise((resolve) => addEventListener('message', ({ data, origin }) => {
  if (data?.type === 'portal-signed-in') resolve({ data, origin });
}))`;

test('when the user signs in in the window of a client, then the client gets a handle that signs in once, and the window closes', {
  tag: ['@B11', '@B16'],
}, async ({ page, playwright, portal, language }) => {
  await page.goto('/login');
  const message = page.evaluate(waitForMessage) as Promise<{ data: { accessToken: string }; origin: string }>;
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/needtologinpagerelogin', '_blank', 'width=480,height=720'));
  const popup = await opened;
  await popup.waitForURL('**/login?redirect_uri=%2Fneedtologinpagerelogin');
  const closed = popup.waitForEvent('close');
  await new SignInPage(popup, language).signIn('t.chen', demoPassword);
  const { data, origin } = await message;
  await closed;
  expect(origin).toBe(portal.url);
  const client = await playwright.request.newContext({ baseURL: portal.url });
  const relogin = () =>
    client.post('/api/uaa/oauth/relogin', {
      headers: { 'X-Requested-By': 'portal' },
      form: { accessToken: data.accessToken },
    });
  expect((await (await relogin()).json()).data.userId).toBe('2003');
  expect((await (await relogin()).json()).code).toBe('ticket_invalid');
  await client.dispose();
});

test('when nobody opened the window, then it says that it can be closed', { tag: ['@B16'] }, async ({
  page,
  language,
  signedInAs,
}) => {
  const words = wordsOf('remotes/signin/relogin', language);
  await signedInAs('t.zhou');
  const issued: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth/handle')) issued.push(request.url());
  });
  await page.goto('/needtologinpagerelogin');
  await expect(page.getByRole('status').filter({ hasText: words.text('signin.relogin.done') })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(issued).toEqual([]);
  await page.getByRole('button', { name: words.text('signin.relogin.home') }).click();
  await page.waitForURL(homePattern);
});

test.describe('when the session ends under a form', () => {
  test.use({ ownPortal: true });

  test.beforeEach(async ({ page, portal, signedInAs, peoplePage, frame }) => {
    await signedInAs('ps.admin');
    await peoplePage.open();
    await peoplePage.edit('t.wu');
    await peoplePage.field('phone').fill('13900003333');
    const headers = { 'x-requested-by': 'portal', origin: portal.url };
    await page.request.post(`${portal.url}/bff/test/reset`, { headers });
    await peoplePage.save.click();
    await expect(frame.signInAgain).toBeVisible();
  });

  test(
    'then a third party signs in in a window of its own, and nothing typed is lost',
    { tag: ['@D07'] },
    async ({ page, language, peoplePage, frame }, info) => {
      const ways = wordsOf('shell/features/sign-in-again', language);
      const section = frame.signInAgain.getByRole('region', { name: ways.text('session.ways.others') });
      await expect(section.getByRole('button')).toHaveCount(4);
      await photograph(page, info, 'sign-in-again');
      expect(await findViolations(page)).toEqual([]);
      const opened = page.waitForEvent('popup');
      await section.getByRole('button', { name: /演示账号|Demo account/ }).click();
      const popup = await opened;
      await popup.getByRole('link', { name: /Stranger/ }).click();
      await popup.waitForURL('**/bind/?**');
      const fields = wordsOf('remotes/signin', language);
      await popup.getByLabel(fields.text('signin.form.username'), { exact: true }).fill('ps.admin');
      await popup.getByLabel(fields.text('signin.form.password'), { exact: true }).fill(demoPassword);
      await popup.keyboard.press('Enter');
      // On the way through another site the window has lost who opened it: it cannot close by itself.
      await expect(
        popup.getByText(wordsOf('remotes/signin/relogin', language).text('signin.relogin.done')),
      ).toBeVisible();
      await expect(frame.signInAgain).toBeHidden();
      await peoplePage.find('t.wu');
      await expect(peoplePage.row('t.wu')).toContainText('13900003333');
    },
  );

  test('then a phone signs in by the QR code, and nothing typed is lost', { tag: ['@once', '@D07'] }, async ({
    page,
    browser,
    portal,
    language,
    peoplePage,
    frame,
  }) => {
    const ways = wordsOf('shell/features/sign-in-again', language);
    const opened = page.waitForEvent('popup');
    await frame.signInAgain.getByRole('button', { name: ways.text('session.ways.qr') }).click();
    const popup = await opened;
    const shown = await popup.waitForResponse((answer) => answer.url().includes('/social/qr/create'));
    const phone = await browser.newPage({ baseURL: portal.url, locale: language });
    await new SignInPage(phone, 'zh-CN').signIn('ps.admin', demoPassword);
    await phone.waitForURL(homePattern);
    const closed = popup.waitForEvent('close');
    await phone.goto(`/scan#${(await shown.json()).data.scanToken}`);
    await phone
      .getByRole('button', {
        name: wordsOf('remotes/signin/scan', 'zh-CN').text('signin.scan.confirm'),
      })
      .click();
    await closed;
    await phone.close();
    await expect(frame.signInAgain).toBeHidden();
    await peoplePage.find('t.wu');
    await expect(peoplePage.row('t.wu')).toContainText('13900003333');
  });
});
