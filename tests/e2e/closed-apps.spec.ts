import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { ClosedAppPage } from '../pages/closed-app-page.ts';

const closedWords = { 'zh-CN': '未开通', en: 'Not opened yet' } as const;

test(
  'when an app is not opened, then its tile says so before the press, and its page lets the user ask once',
  { tag: ['@core', '@screens', '@F11', '@G01', '@phone'] },
  async ({ page, signedInAs, desktopPage, language }, info) => {
    const closedApp = new ClosedAppPage(page, language);
    const name = language === 'en' ? 'Comments' : '评语';
    await signedInAs('t.zhou');
    await desktopPage.open();
    const tile = desktopPage.app(new RegExp(`^${name}`));
    await expect(tile).toHaveAccessibleName(new RegExp(closedWords[language]));
    await expect(tile).toHaveAttribute('title', `${name} · ${closedWords[language]}`);
    await expect(tile.getByText(closedWords[language]).first()).toBeVisible();
    const open = desktopPage.app(language === 'en' ? /Develop/ : /开发中心/);
    await expect(open).not.toHaveAccessibleName(new RegExp(closedWords[language]));
    const isWide = await page
      .locator('main a')
      .getByText(closedWords[language], { exact: true })
      .evaluateAll((marks) =>
        marks.map((mark) => {
          const [own, whole] = [mark.getBoundingClientRect(), mark.closest('a')?.getBoundingClientRect()];
          return !whole || own.left < whole.left - 0.5 || own.right > whole.right + 0.5;
        }),
      );
    expect(isWide.length).toBeGreaterThan(5);
    expect(isWide, 'no mark reaches into the neighbour').not.toContain(true);
    await checkScreen(page, info, 'desktop-closed-apps');
    await tile.click();
    await expect(closedApp.heading).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} - `));
    await expect(page.getByText('何静')).toBeVisible();
    await checkScreen(page, info, 'closed-app');
  },
);

test('when users ask for an app, then the administrator has one to-do for it, which leads to the requests', {
  tag: ['@once', '@F11'],
}, async ({ page, signedInAs, messages, language }) => {
  const closedApp = new ClosedAppPage(page, language);
  const place = new AdministrationPage(page, language);
  for (const login of ['t.zhou', 't.wu']) {
    await signedInAs(login);
    await page.goto('/pages/edu/pc_attend_tm/index.html');
    await closedApp.askButton.click();
    await expect(closedApp.asked).toBeVisible();
    await expect(closedApp.askButton).toHaveCount(0);
    await page.reload();
    await expect(closedApp.asked).toBeVisible();
    await expect(closedApp.askButton).toHaveCount(0);
  }
  await signedInAs('ps.admin');
  await page.goto('/account');
  await messages.todoButton.click();
  const todo = messages.todos.filter({ hasText: '申请开通“考勤”（2 人）' });
  await messages.action(todo, 'message.row.view').click();
  await expect(page).toHaveURL(/\/pc_admin_tm\/index\.html#\/apps$/);
  const requests = place.app('attend').getByRole('button', { name: /2/ }).last();
  await requests.click();
  await expect(place.form).toContainText('吴刚');
  await expect(place.form).toContainText('周敏');
  await page.goto('/pages/edu/pc_attend_tm/index.html');
  await expect(closedApp.askButton).toHaveCount(0);
  await expect(page.getByText('已有 2 人申请', { exact: true })).toBeVisible();
  await closedApp.requestsButton.click();
  await requests.click();
  await place.button('administration.apps.resolve', place.form).click();
  await expect(place.form).toBeHidden();
  await expect(requests).toHaveCount(0);
  await signedInAs('t.zhou');
  await page.goto('/pages/edu/pc_attend_tm/index.html');
  await expect(closedApp.askButton).toBeVisible();
});

test('when the address belongs to no app of the user, then the page is not found', {
  tag: ['@once', '@F11'],
}, async ({ page, signedInAs, frame, problems }) => {
  problems.expect(/status of 404/);
  await signedInAs('t.zhou');
  const licences: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/license/unit?')) licences.push(request.url());
  });
  // The variant of pupils, another service, an app that does not exist.
  const paths = [
    'exam/pc_exam_spm',
    'base/pc_exam_tm',
    'base/pc_prep_tm',
    'nosuch/pc_app_tm',
    'edu/pc_nosuch_tm',
  ];
  for (const path of paths) {
    const answer = await page.goto(`/pages/${path}/index.html`);
    expect(answer?.status()).toBe(404);
    await expect(frame.unknownApp).toBeVisible();
  }
  // Of the service that the app itself names; the address has no say in it.
  const asked = page.waitForRequest('**/api/base/license/unit?*');
  await page.goto('/pages/app/pc_app_tm/index.html');
  expect(new URL((await asked).url()).searchParams.get('serverId')).toBe('base');
  expect(licences).toHaveLength(1);
});
