import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { ClosedAppPage } from '../pages/closed-app-page.ts';
import { DesktopPage } from '../pages/desktop-page.ts';

test.use({ ownPortal: true });

const drivePath = '/pages/base/pc_drive_spm/index.html';

test(
  'when an administrator opens an app for one grade, then its pupils open it, and others ask for it until she approves',
  { tag: ['@core', '@screens', '@two-ways'] },
  async ({ browser, page, portal, signedInAs, desktopPage, language, problems }, info) => {
    const place = new AdministrationPage(page, language);
    const closedApp = new ClosedAppPage(page, language);
    const drive = language === 'en' ? 'Drive' : '网盘';
    const tile = desktopPage.app(new RegExp(`^${drive}`));
    await signedInAs('ps.admin');
    await place.open();
    await place.goTo(place.section('apps'));
    await expect(place.app('drive')).toContainText(place.words.text('administration.apps.open'));
    await checkScreen(page, info, 'unit-apps');

    const edit = place.about('administration.apps.edit', drive);
    await place.app('drive').getByRole('button', { name: edit, exact: true }).click();
    await place.form.getByText(place.words.text('administration.apps.some'), { exact: true }).click();
    await place.button('administration.form.save', place.form).click();
    await expect(place.form.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    const box = (name: string) => place.form.getByRole('checkbox', { name, exact: true });
    await box(place.words.text('administration.apps.pupils')).check();
    await box('三年级').check();
    await expect(box('三年级 (2)班')).toBeChecked();
    await box('三年级 (1)班').uncheck();
    await expect(box('三年级')).toBeChecked({ indeterminate: true });
    await box('三年级').check();
    await expect(place.form.getByRole('status').last()).toContainText('三年级');
    await checkScreen(page, info, 'unit-app-form');
    await place.button('administration.apps.menu', place.form).click();
    await expect(place.form.getByText('share.create', { exact: true })).toBeVisible();
    await place.button('administration.form.save', place.form).click();
    await expect(place.form).toBeHidden();
    await expect(place.app('drive')).toContainText('三年级');

    await signedInAs('s.zhoule');
    await desktopPage.open();
    await tile.click();
    await expect(page).toHaveURL(new RegExp(drivePath));
    await expect(page).toHaveTitle(new RegExp(drive));

    problems.expect(/status of 403/);
    await signedInAs('s.wang1');
    await desktopPage.open();
    await expect(tile).toHaveCount(0);
    const refused = await page.goto(drivePath);
    expect(refused?.status()).toBe(403);
    await expect(closedApp.heading).toHaveText(drive);
    await closedApp.askButton.click();
    await expect(closedApp.asked).toBeVisible();
    const storageState = await page.context().storageState();
    const theirs = await browser.newContext({ baseURL: portal.url, storageState });
    const open = new DesktopPage(await theirs.newPage(), language);
    const isFollowing = open.page.waitForResponse('**/bff/events');
    await open.open();
    await isFollowing;

    await signedInAs('ps.admin');
    await page.goto('/pages/base/pc_admin_tm/index.html#/apps');
    await place.app('drive').getByRole('button', { name: /1/ }).last().click();
    await expect(place.form).toContainText('王一');
    await checkScreen(page, info, 'unit-app-requests');
    await place.button('administration.apps.approve', place.form).click();
    await expect(place.form).toBeHidden();
    await expect(place.app('drive')).toContainText('五年级 (1)班');

    // Without a reload: the page that stood open follows.
    await open.app(new RegExp(`^${drive}`)).click();
    await expect(open.page).toHaveTitle(new RegExp(drive));
    await theirs.close();
  },
);

test('when apps are moved by keys and by their menu, then the desktop of the school follows', {
  tag: ['@once'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const place = new AdministrationPage(page, language);
  await signedInAs('ps.admin');
  await page.goto('/pages/base/pc_admin_tm/index.html#/apps');
  const codes = () =>
    page.locator('[data-app]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-app')));
  await place.app('prep').waitFor();
  expect((await codes()).slice(0, 3)).toEqual(['prep', 'hw', 'exam']);
  const saved = () => page.waitForResponse((response) => response.url().includes('/unit_apps/order'));
  const first = saved();
  const move = place.about('administration.apps.move', '备课');
  await place.app('prep').getByRole('button', { name: move, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/已拿起备课/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/备课移到第 2 位/)).toBeAttached();
  await page.keyboard.press('Space');
  await first;
  expect((await codes()).slice(0, 3)).toEqual(['hw', 'prep', 'exam']);
  const second = saved();
  await place
    .app('exam')
    .getByRole('button', { name: place.about('administration.classes.actions', '考试') })
    .click();
  await page.getByRole('menuitem', { name: place.words.text('administration.apps.up'), exact: true }).click();
  await second;
  await signedInAs('t.zhou');
  await desktopPage.open();
  const names = await desktopPage.groups
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names.slice(0, 3).join(' ')).toMatch(/pc_hw_tm.* .*pc_exam_tm.* .*pc_prep_tm/);
});
