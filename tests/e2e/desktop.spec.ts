import { giveApps, manyApps } from '../fixtures/give-apps.ts';
import { expect, test } from '../fixtures/index.ts';

const groupNames = {
  'zh-CN': ['教学', '教务', '成长', '家校', '办公'],
  en: ['Teaching', 'Academic', 'Growth', 'Home-school', 'Office'],
};

test('when a teacher signs in, then the apps stand in their groups', {
  tag: ['@core', '@phone', '@G12'],
}, async ({ signedInAs, desktopPage, language }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  for (const name of groupNames[language]) await expect(desktopPage.group(name)).toBeVisible();
});

test('when the picture of an app cannot be had, then its first character stands there', {
  tag: '@once',
}, async ({ signedInAs, desktopPage }) => {
  await signedInAs('t.fault');
  await desktopPage.open();
  const survey = desktopPage.app(/失联问卷/);
  await expect(survey.getByRole('img')).toHaveCount(0);
  await expect(survey.getByText('失', { exact: true })).toBeVisible();
});

test('when the name of the user is long, then nothing is cut off or pushed out', { tag: '@phone' }, async ({
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

test('when the platform knows an order and hidden apps, then the desktop follows, and neither shows what is hidden for all', {
  tag: ['@core', '@once', '@G12', '@G14'],
}, async ({ signedInAs, desktopPage }) => {
  await signedInAs('t.chen');
  await desktopPage.open();
  const teaching = desktopPage.group('教学').getByRole('link');
  await expect(teaching.first()).toHaveAccessibleName(/考试/);
  await expect(teaching.nth(1)).toHaveAccessibleName(/作业/);
  for (const hidden of [/综合素质/, /评价/, /会议/]) await expect(desktopPage.app(hidden)).toHaveCount(0);
});

test('when the user arranged the apps on another device, then her order of apps and groups counts here', {
  tag: ['@core', '@once', '@G10'],
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('t.wu');
  const at = Date.now();
  const data = { order: { at, value: ['tt', 'note', 'prep'] }, hidden: { at, value: ['hw'] } };
  await page.request.post('/bff/prefs', { data, headers: { 'x-requested-by': 'portal' } });
  await desktopPage.open();
  await expect(desktopPage.groups.first()).toHaveAccessibleName('教务');
  await expect(desktopPage.group('教学').getByRole('link').first()).toHaveAccessibleName(/笔记/);
  await expect(desktopPage.app(/作业/)).toHaveCount(0);
});

test('when an eleventh app is opened, then it is the first of the ten in the recent row', {
  tag: ['@once', '@G15'],
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('ms.admin');
  const codes = ['prep', 'note', 'tt', 'attend', 'score', 'course', 'py', 'career', 'hlcp', 'evalu'];
  const at = Date.now();
  const recent = { at, value: codes.map((code, age) => ({ code, at: at - age })) };
  await page.request.post('/bff/prefs', { data: { recent }, headers: { 'x-requested-by': 'portal' } });
  await desktopPage.open();
  await expect(desktopPage.recent.getByRole('link')).toHaveCount(10);
  await desktopPage.app('网盘').click();
  await expect(page).toHaveURL(/pc_drive_tm/);
  await page.goBack();
  await expect(desktopPage.recent.getByRole('link')).toContainText([
    '网盘',
    '备课',
    '笔记',
    '课表',
    '考勤',
    '成绩分析',
    '选课',
    '评语',
    '生涯',
    '综合素质',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: 'the row scrolls, not the page',
    })
    .toBe(390);
});

test('when there are five hundred apps, then only those in sight are painted, and all can be reached and found', {
  tag: ['@once', '@G17'],
}, async ({ page, signedInAs, desktopPage, palette }) => {
  await signedInAs('s.gao');
  await giveApps(page, manyApps(500));
  await desktopPage.open();
  await expect(desktopPage.apps).toHaveCount(500);
  const countPainted = (): Promise<number> =>
    desktopPage.apps.evaluateAll(
      (tiles) =>
        tiles.filter((tile) => tile.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
  await expect.poll(countPainted).toBeLessThan(250);
  expect(await countPainted()).toBeGreaterThan(20);
  await desktopPage.apps.first().focus();
  await page.keyboard.press('End');
  await expect(desktopPage.apps.last()).toBeFocused();
  await expect(desktopPage.apps.last()).toBeInViewport();
  await palette.open();
  await palette.field.fill('应用499');
  await expect(palette.group('apps').getByRole('option')).toHaveCount(1);
});
