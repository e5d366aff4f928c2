import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatApiDocument } from '../../scripts/openapi/format-api-document.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { ConsentPage } from '../pages/consent-page.ts';
import { DevelopersPage } from '../pages/developers-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

const names = { 'zh-CN': '图书漂流', en: 'Book Drift' };

test('from the registration to the end: approved, tried, a secret replaced, disabled', {
  tag: ['@core', '@once', '@P05'],
}, async ({ page, browser, context, portal, language, signedInAs, problems }) => {
  test.setTimeout(300_000);
  problems.expect(/status of 40[01]/);
  const name = names[language];
  await signedInAs('t.zhou');
  const centre = new DevelopersPage(page, language);
  await centre.open();
  await expect(centre.text('developers.list.empty.mine.title')).toBeVisible();
  await centre.button('developers.list.register').first().click();

  // Wrong addresses say at once what is wrong with them.
  await centre.address(1).fill('http://books.example/callback');
  await centre.address(1).blur();
  await expect(centre.address(1)).toHaveAccessibleDescription(
    language === 'en' ? 'Use https: http is for this computer only' : '非本机地址必须使用 https',
  );
  await centre.button('developers.register.create').click();
  await expect(centre.field('developers.form.nameZh', true)).toBeFocused();
  await centre.fillNames(names['zh-CN'], names.en);
  await centre.address(1).fill('https://books.example/callback');
  await centre.button('developers.register.create').click();
  const first = await centre.takeSecret();
  expect(first).toMatch(/^[\w-]{43}$/);
  await expect(centre.heading(name)).toBeVisible();
  await expect(centre.text('developers.waiting.title')).toBeVisible();
  expect(await page.content()).not.toContain(first);
  const clientId = decodeURIComponent(new URL(page.url()).hash.split('/')[2] ?? '');

  // An administrator of the school approves it.
  const hers = await browser.newContext({ baseURL: portal.url });
  await hers.addCookies([{ name: 'portal-lang', value: language, url: portal.url }]);
  const herPage = await hers.newPage();
  await new SignInPage(herPage, language).signIn('ps.admin', demoPassword);
  await herPage.waitForURL(homePattern);
  const hersCentre = new DevelopersPage(herPage, language);
  await hersCentre.open('#/clients?view=waiting');
  await hersCentre.app(name).click();
  await hersCentre.button('developers.decide.approve').click();
  await expect(hersCentre.button('developers.decide.approve')).toBeHidden();
  await hers.close();

  // Its owner tries it: the console registers its address, then runs the real flow.
  await page.reload();
  await centre.goTo('try');
  await centre.button('developers.try.console.add').click();
  await runToUserinfo(page, centre, language, first);
  await expect(centre.hop(5)).toContainText('"preferred_username": "t.zhou"');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(first);

  // Two secrets live while the first is replaced; removed, it gets no tokens any more.
  await centre.goTo('secrets');
  await centre.button('developers.secrets.add').click();
  const second = await centre.takeSecret();
  await expect(centre.text('developers.secrets.full')).toBeVisible();
  await page
    .getByRole('button', {
      name: centre.words.text('developers.secrets.removeNumber').replace('{number}', '1'),
      exact: true,
    })
    .click();
  await centre.dialog.getByRole('button', { name: centre.words.text('developers.secrets.remove') }).click();
  await expect(centre.text('developers.secrets.full')).toBeHidden();
  await centre.goTo('try');
  await startTrial(page, centre, language);
  await centre.hop(3).getByLabel(centre.words.text('developers.try.tokens.secret')).fill(first);
  await centre.button('developers.try.tokens.run').click();
  await expect(centre.hop(3)).toContainText('invalid_client');
  await centre.goTo('log');
  await expect(centre.log).toContainText('invalid_client');
  await expect(centre.log).toContainText(centre.words.text('developers.event.grant.error'));
  await page.getByRole('searchbox').fill('nothing-of-the-kind');
  await expect(centre.text('developers.log.empty.title')).toBeVisible();
  await expect(page.locator('main svg.lucide-layout-dashboard')).toBeVisible();
  await centre.goTo('try');
  await runToUserinfo(page, centre, language, second);

  // Disabled by another window: the token that is still open here dies at once.
  const other = await context.newPage();
  const otherCentre = new DevelopersPage(other, language);
  await otherCentre.open(`#/clients/${encodeURIComponent(clientId)}/settings`);
  await otherCentre.button('developers.danger.disable').click();
  await otherCentre.dialog
    .getByRole('button', { name: centre.words.text('developers.danger.disable'), exact: true })
    .click();
  await expect(otherCentre.text('developers.disabled.title')).toBeVisible();
  await centre.button('developers.try.userinfo.again').click();
  await expect(centre.hop(5)).toContainText('invalid_token');
});

test('when an app is for the sandbox, then it has a picture, and is tried without anybody else', {
  tag: '@once',
}, async ({ page, language, signedInAs }) => {
  await signedInAs('t.chen');
  const centre = new DevelopersPage(page, language);
  await centre.open('#/register');
  await centre.kind('sandbox').check();
  await expect(centre.address(1)).toHaveValue(/\/developers\/callback$/);
  await centre.fillNames('沙箱试验', 'Sandbox Trial');
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await centre.button('developers.logo.use').click();
  await expect(page.locator('main img[src^="data:image/"]')).toBeVisible();
  await centre.button('developers.register.createSandbox').click();
  const secret = await centre.takeSecret();
  await expect(page.locator('main img[src*="/api/uaa/clients/logo/"]').first()).toBeVisible();
  await centre.goTo('try');
  await startTrial(page, centre, language);
  await centre.hop(3).getByLabel(centre.words.text('developers.try.tokens.secret')).fill(secret);
  await page.keyboard.press('Enter');
  await expect(centre.hop(4)).toContainText('"sub": "2003"');
});

test('when the API is looked through, then a call opens with what it takes and answers', {
  tag: '@once',
}, async ({ page, language, signedInAs }) => {
  await signedInAs('t.zhou');
  const centre = new DevelopersPage(page, language);
  await centre.open();
  await centre.button('developers.list.api').click();
  await page.getByLabel(centre.words.text('developers.api.search')).fill('secrets add');
  const call = page.locator('summary', { hasText: '/api/uaa/clients/secrets/add' });
  await expect(page.locator('summary')).toHaveCount(1);
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('secretId: string')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: centre.words.text('developers.api.download') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('openapi.json');
  expect(await readFile(await file.path(), 'utf8')).toBe(formatApiDocument({ indent: 0 }));
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts the flow, and allows it in the window that opens where the user is asked. */
async function startTrial(page: Page, centre: DevelopersPage, language: 'zh-CN' | 'en'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await centre.button('developers.try.run').click();
  const popup = await opened;
  const consent = new ConsentPage(popup, language);
  await consent.allow.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(centre.hop(2)).toContainText('code=');
}

async function runToUserinfo(
  page: Page,
  centre: DevelopersPage,
  language: 'zh-CN' | 'en',
  secret: string,
): Promise<void> {
  await startTrial(page, centre, language);
  await centre.hop(3).getByLabel(centre.words.text('developers.try.tokens.secret')).fill(secret);
  await centre.button('developers.try.tokens.run').click();
  await expect(centre.hop(4)).toContainText(centre.words.text('developers.try.idToken.signature.fine'));
  await centre.button('developers.try.userinfo.run').click();
  await expect(centre.hop(5)).toContainText('"sub": "2001"');
}
