import { expect, test } from '../fixtures/index.ts';

const iconsCall = '**/api/base/desktop/my_app_icon*';
const groupNames = {
  'zh-CN': ['教学', '教务', '成长', '家校', '办公'],
  en: ['Teaching', 'Academic', 'Growth', 'Home-school', 'Office'],
};

test('when a teacher signs in, then the apps stand in their groups', async ({
  signedInAs,
  desktopPage,
  language,
}) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  for (const name of groupNames[language]) await expect(desktopPage.group(name)).toBeVisible();
});

test('when an app has 128 unread entries, then its badge says 99+ and the full number is read out', {
  tag: '@once',
}, async ({ signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  await expect(desktopPage.app(/通知/)).toContainText('99+');
  await expect(desktopPage.app(/128 条未读.*通知|通知.*128 条未读/)).toBeVisible();
  await expect(desktopPage.app(/7 条未读/)).toBeVisible();
});

test('when something is typed into the search, then only what fits stays', async ({
  signedInAs,
  desktopPage,
  page,
}) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  const all = await desktopPage.apps.count();
  await page.keyboard.press('Control+k');
  await expect(desktopPage.search).toBeFocused();
  await desktopPage.search.fill('hw');
  await expect(desktopPage.apps).toHaveCount(1);
  await desktopPage.search.press('Escape');
  await expect(desktopPage.apps).toHaveCount(all);
  await desktopPage.search.fill('zzzz');
  await expect(desktopPage.apps).toHaveCount(0);
  await expect(page.getByText(desktopPage.words.pattern('desktop.search.none.title'))).toBeVisible();
  await page.getByRole('button', { name: desktopPage.words.text('desktop.search.none.clear') }).click();
  await expect(desktopPage.apps).toHaveCount(all);
});

test('when the user has no apps, then the desktop says what to do', { tag: '@once' }, async ({
  page,
  signedInAs,
  desktopPage,
}) => {
  await signedInAs('t.zhou');
  await page.route(iconsCall, (route) =>
    route.fulfill({ json: { status: 200, code: 'ok', message: '', data: [] } }),
  );
  await page.goto('/desktop/home');
  await expect(desktopPage.empty).toBeVisible();
});

test('when the picture of an app cannot be had, then its first character stands there', {
  tag: '@once',
}, async ({ signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  const survey = desktopPage.app(/问卷/);
  await expect(survey.getByRole('img')).toHaveCount(0);
  await expect(survey.getByText('问', { exact: true })).toBeVisible();
});

test('when the name of the user is long, then nothing is cut off or pushed out', async ({
  page,
  signedInAs,
  desktopPage,
}) => {
  await signedInAs('t.li');
  await desktopPage.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('欧阳子轩·买买提');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('when the arrow keys are used, then they move between apps and Enter opens the first that was found', {
  tag: '@once',
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('ps.admin');
  await desktopPage.open();
  await desktopPage.search.focus();
  await page.keyboard.press('ArrowDown');
  await expect(desktopPage.apps.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(desktopPage.apps.nth(1)).toBeFocused();
  await desktopPage.search.fill('base');
  await expect(desktopPage.apps).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pages/base/pc_base_tm/index.html**');
});
