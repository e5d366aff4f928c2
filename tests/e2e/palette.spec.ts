import { checkAccessibility } from '../fixtures/check-screen.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { scriptWith } from '../fixtures/script-with.ts';

const accountPath = '/account';

function isNarrow(width: number | undefined): boolean {
  return (width ?? 0) < 768;
}

test('when the search is opened, then the first result is marked, keys move the mark, and Escape gives the focus back', {
  tag: ['@phone', '@G15'],
}, async ({ page, signedInAs, palette }) => {
  await signedInAs('t.zhou');
  await page.goto(accountPath);
  await palette.opener.click();
  await expect(palette.field).toBeFocused();
  await expect(palette.field).toHaveAttribute('aria-expanded', 'true');
  await expect(palette.marked).toHaveCount(1);
  await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(palette.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await palette.options.nth(1).getAttribute('id');
  await expect(palette.field).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette.options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(palette.options.last()).toBeInViewport();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  await expect(palette.opener).toBeFocused();
});

test('when the window is that of a phone, then the search takes the whole screen, and Back closes it', {
  tag: '@phone',
}, async ({ page, signedInAs, palette }) => {
  await signedInAs('t.zhou');
  await page.goto(accountPath);
  await palette.opener.click();
  await expect(palette.field).toBeFocused();
  const size = page.viewportSize();
  const boxOfSearch = () => palette.dialog.boundingBox();
  if (isNarrow(size?.width)) await expect.poll(boxOfSearch).toMatchObject({ x: 0, y: 0, ...size });
  else expect((await boxOfSearch())?.width).toBeLessThan(700);
  await page.goBack();
  await expect(palette.dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(accountPath);
});

test.describe('what is found', () => {
  const found = [
    ['shense', '深色'],
    ['dark', '深色'],
    ['xgmm', '修改密码'],
    ['change password', '修改密码'],
    ['tuichu', '退出登录'],
    ['bz', '帮助'],
    ['feedback', '意见反馈'],
    ['english', 'English'],
    ['shuimo', '水墨主题'],
    ['zy', '作业'],
    ['homework', '作业'],
  ] as const;
  test('when pinyin, initials or English are typed, then actions, settings and apps are found alike', {
    tag: ['@core', '@once'],
  }, async ({ signedInAs, desktopPage, palette }) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await palette.open();
    for (const [typed, name] of found) {
      await palette.field.fill(typed);
      await expect(palette.option(name).first(), typed).toBeVisible();
    }
  });

  test('when nothing fits, then the search says so', { tag: '@once' }, async ({
    signedInAs,
    desktopPage,
    palette,
  }) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await palette.open();
    await palette.field.fill('zzzz');
    await expect(palette.dialog.getByText(palette.words.pattern('palette.list.none'))).toBeVisible();
    await expect(palette.options).toHaveCount(0);
    await expect(palette.field).toHaveAttribute('aria-expanded', 'false');
  });
});

test('when pages are looked for, then those of all apps are found, and the ones of the portal itself', {
  tag: ['@once', '@A15'],
}, async ({ page, signedInAs, desktopPage, palette }) => {
  await signedInAs('ps.admin');
  await desktopPage.open();
  for (const [typed, name, address] of [
    ['rylb', /人员列表.*人员与单位/, '**/pc_base_tm/index.html#/people/list'],
    ['zhanghaodongtai', /账号动态.*我的账号/, '**/account#/activity'],
    ['dwwg', /单位外观/, '**/appearance'],
    ['message centre', /消息中心/, '**/messages'],
  ] as const) {
    await palette.open();
    await palette.field.fill(typed);
    await palette.group('pages').getByRole('option', { name }).click();
    await page.waitForURL(address);
  }
});

test('when an app is for others, then no page of it is found', { tag: '@once' }, async ({
  signedInAs,
  desktopPage,
  palette,
}) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  await palette.open();
  await palette.field.fill('账号动态');
  await expect(palette.group('pages').getByRole('option')).toHaveCount(1);
  for (const typed of ['人员列表', '许可管理', '公告与反馈']) {
    await palette.field.fill(typed);
    await expect(palette.dialog.getByText(palette.words.pattern('palette.list.none'))).toBeVisible();
  }
});

test.describe('what servers know', () => {
  test('when an administrator types, then people and classes of her school are found by pinyin, and open in the list', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage, palette, peoplePage }) => {
    await signedInAs('ps.admin');
    await desktopPage.open();
    await palette.open();
    await palette.field.fill('zhouyue');
    await expect(palette.group('people').getByRole('option')).toHaveText([/周乐/]);
    await page.keyboard.press('Enter');
    await expect(peoplePage.row('s.zhoule')).toBeVisible();
    await palette.open();
    await palette.field.fill('wunianji (1)');
    await expect(palette.marked).toContainText('五年级 (1)班');
    await page.keyboard.press('Enter');
    await expect(peoplePage.row('s.wang1')).toBeVisible();
    await expect(peoplePage.row('s.zhoule')).toHaveCount(0);
  });

  test('when a teacher types, then her own messages are found, and the service is not asked for people', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage, palette }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signedInAs('t.zhou');
    await desktopPage.open();
    await palette.open();
    for (const typed of ['教研会', 'jiaoyanhui']) {
      await palette.field.fill(typed);
      await expect(palette.group('messages').getByRole('option').first()).toContainText('周三教研会改到302');
    }
    expect(asked.filter((path) => path.startsWith('/api/base/people'))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/messages#/all?**');
  });

  test('when a server cannot be asked, then its group says so, the others go on, and asking again finds', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage, palette, problems }) => {
    problems.expect(/ERR_FAILED/);
    await signedInAs('ps.admin');
    await desktopPage.open();
    await page.route('**/api/base/people/users**', (route) => route.abort());
    await palette.open();
    await palette.field.fill('zhoule');
    const retry = palette.option(palette.words.text('palette.list.retry'));
    await expect(retry).toBeVisible();
    await page.unroute('**/api/base/people/users**');
    await retry.click();
    await expect(palette.group('people').getByRole('option')).toHaveText([/周乐/]);
    await expect(palette.field).toBeFocused();
  });
});

test.describe('what it does', () => {
  test.use({ ownPortal: true });

  test('when a setting is chosen, then it counts at once and is marked the next time', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage, palette }) => {
    await signedInAs('t.chen');
    await desktopPage.open();
    await palette.open();
    await palette.field.fill('shense');
    await expect(palette.marked).toContainText('深色');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await palette.open();
    await palette.field.fill('shense');
    await expect(palette.marked).toContainText(palette.words.text('palette.list.chosen'));
  });

  test('when an action is chosen, then it is done: the password, signing out', { tag: '@once' }, async ({
    page,
    signedInAs,
    desktopPage,
    palette,
  }) => {
    await signedInAs('t.chen');
    await desktopPage.open();
    await palette.open();
    await palette.field.fill('xgmm');
    await expect(palette.marked).toContainText('修改密码');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account#/password');
    await palette.open();
    await palette.field.fill('tuichu');
    await expect(palette.marked).toContainText('退出登录');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette.dialog).toHaveCount(0);
  });
});

test('when a user has signed in, then the search is at hand before it is wanted, and the sign-in page has none of it', {
  tag: '@once',
}, async ({ page, signInPage, desktopPage, palette, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  const code = scriptWith('palette.field.placeholder');
  const ofPalette = () => fetched.filter((path) => code.test(path));
  await signInPage.open();
  await signInPage.signIn('t.zhou', demoPassword);
  await desktopPage.apps.first().waitFor();
  await expect.poll(ofPalette).not.toHaveLength(0);
  await page.context().setOffline(true);
  await palette.open();
  await expect(palette.marked).toHaveCount(1);
  await page.context().setOffline(false);
});
