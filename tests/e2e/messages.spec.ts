import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expectUncovered } from '../fixtures/covered.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { stopClocks } from '../fixtures/portal-clock.ts';
import { Messages } from '../pages/messages.ts';

const base = '/api/base/desktop';
const accountPath = '/account';
/** A home whose header has the bell. */
const homePath = '/pages/base/pc_desktop_all/index.html';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

test.describe('messages', () => {
  test.use({ ownPortal: true });

  test(
    'when a teacher opens the bell, then she sees each message with its importance, and ignores one and all',
    {
      tag: ['@core', '@G04', '@H01', '@H02', '@H03', '@H04', '@H05', '@phone', '@help-picture'],
    },
    async ({ page, signedInAs, messages, language }, info) => {
      const isEnglish = language === 'en';
      await signedInAs('t.zhou');
      await page.goto(accountPath);
      await expect(messages.bell).toHaveAccessibleName(/23/);
      await messages.bell.click();
      await expect(messages.rows).toHaveCount(23);
      for (const [text, importance] of [
        ['图书馆周末开放', isEnglish ? 'For information' : '知会'],
        ['周三教研会改到302', isEnglish ? 'Normal' : '普通'],
        ['作业批改提醒', isEnglish ? 'Important' : '重要'],
        ['考勤异常3人', isEnglish ? 'Urgent' : '紧急'],
        ['模块到期提醒', isEnglish ? 'Critical' : '特急'],
      ] as const) {
        await expect(messages.row(text)).toContainText(importance);
      }
      await expect(messages.row('作业批改提醒')).toContainText(isEnglish ? 'Homework' : '作业');
      await expect(messages.row('<b>安全须知</b>')).toBeVisible();
      await expect(messages.dialog.locator('b')).toHaveCount(0);
      await expect(messages.row('校外活动报名')).toContainText(messages.words.text('message.row.blocked'));
      await expect(messages.action(messages.row('校外活动报名'), 'message.row.view')).toHaveCount(0);
      await expect(messages.row('本周考勤汇总').locator('time')).toHaveAttribute('datetime', '2026-11-18');
      await expect(
        messages.row(isEnglish ? 'The new timetable starts tomorrow' : '明天起启用新作息表'),
      ).not.toContainText('|||');
      await checkScreen(page, info, 'messages');
      await messages.action(messages.row('图书馆周末开放'), 'message.row.ignore').click();
      await expect(messages.row('图书馆周末开放')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(messages.bell).toHaveAccessibleName(/22/);
      await messages.bell.click();
      await messages.action(messages.dialog, 'message.dialog.ignoreAll').click();
      await expect(messages.dialog).toContainText(messages.words.text('message.dialog.none'));
      await page.keyboard.press('Escape');
      await expect(messages.bell).toBeFocused();
      await expect(messages.bell).not.toHaveAccessibleName(/\d/);
      const counts = await page.request.get(`${base}/unhandlecount`);
      expect((await counts.json()).data).toEqual({ todo: 8, message: 0 });
    },
  );
});

test('when the server cannot be told, then what was ignored is there again and says why', {
  tag: ['@once', '@H03'],
}, async ({ page, signedInAs, messages, problems }) => {
  problems.expect(/status of 503/);
  await signedInAs('t.chen');
  await page.route(`**${base}/message_update_status*`, (route) => route.fulfill({ status: 503 }));
  await page.goto(accountPath);
  await messages.bell.click();
  await expect(messages.rows).toHaveCount(3);
  await messages.action(messages.row('作业批改提醒'), 'message.row.ignore').click();
  await expect(page.getByText('服务暂不可用').first()).toBeVisible();
  await expect(messages.rows).toHaveCount(3);
  await messages.action(messages.dialog, 'message.dialog.ignoreAll').click();
  await expect(messages.rows).toHaveCount(3);
});

test(
  'when modules end, then the reminder lists them: ended, ending soon, in use',
  {
    tag: ['@H05', '@H06', '@H07'],
  },
  async ({ page, signedInAs, messages, language }, info) => {
    await signedInAs('t.fault');
    await page.goto(accountPath);
    await messages.bell.click();
    await messages.action(messages.row('模块到期提醒'), 'message.row.view').click();
    const rows = messages.expiry.getByRole('row');
    const names =
      language === 'en'
        ? [/^Exam/, /^Survey/, /^Drive/, /^Homework/, /^Lesson Prep/, /^Timetable/, /^Career/]
        : [/^考试/, /^问卷/, /^网盘/, /^作业/, /^备课/, /^课表/, /^生涯/];
    await expect(rows).toHaveText([/./, ...names]);
    const [ended, ending, inUse] =
      language === 'en' ? ['Expired', 'Ending soon', 'In use'] : ['已过期', '即将到期', '使用中'];
    const statusOf = (row: number) => rows.nth(row).getByRole('cell').last();
    for (const [row, status] of [ended, ended, ending, ending].entries())
      await expect(statusOf(row + 1)).toHaveText(status ?? '');
    // The one at the boundary to a second is a matter for the tests of the rule.
    for (const row of [6, 7]) await expect(statusOf(row)).toHaveText(inUse ?? '');
    await checkScreen(page, info, 'module-expiry');
    await page.keyboard.press('Escape');
    await expect(messages.expiry).toBeHidden();
    await expect(messages.dialog).toBeVisible();
  },
);

test('when a module stands on no desktop of the user, then the reminder names it as its service does', {
  tag: ['@once', '@H07', '@Q07'],
}, async ({ page, signedInAs, messages }) => {
  await signedInAs('t.fault');
  await page.route('**/api/base/desktop/message_select_not_read*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    // As services write them that know codes only. This app stands on the desktops of administrators.
    const codes = text.replace(
      /\\"code\\":\\"exam\\",\\"name\\":\\"[^"\\]*\\"/,
      '\\"code\\":\\"base\\",\\"name\\":\\"base\\"',
    );
    expect(codes).not.toBe(text);
    await route.fulfill({ response: answer, body: codes });
  });
  const asked = page.waitForResponse('**/api/base/resource/inside/module*');
  await page.goto(accountPath);
  await messages.bell.click();
  await messages.action(messages.row('模块到期提醒'), 'message.row.view').click();
  expect((await asked).status()).toBe(200);
  await expect(messages.expiry.getByRole('row').nth(1)).toContainText('基础平台');
});

test('when a message leads to a page of the portal, then it opens and is read', {
  tag: ['@once', '@H05'],
}, async ({ page, signedInAs, messages }) => {
  await signedInAs('t.chen');
  // The data of the portal are other tests' too.
  await page.route(`**${base}/message_update_statusby_id`, (route) =>
    route.fulfill({ json: { status: 200, code: 'ok', message: '', data: null } }),
  );
  const update = page.waitForRequest(`**${base}/message_update_statusby_id`);
  // Its app is not opened in the demo: the message leads to one that is.
  await page.route(`**${base}/message_select_not_read*`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll('/pages/base/pc_notice_tm/index.html', '/legacy/old'),
    });
  });
  await page.goto(accountPath);
  await messages.bell.click();
  await messages.action(messages.row('周三教研会改到302'), 'message.row.view').click();
  await expect(page).toHaveURL(/\/legacy\/old$/);
  expect((await update).postData()).toBe('desktopMessageId=m-meeting&opened=true');
});

test('when a message leads to an app that is not opened, then it says so, and stays unread', {
  tag: ['@once', '@H05'],
}, async ({ page, signedInAs, messages }) => {
  await signedInAs('t.chen');
  await page.goto(accountPath);
  await messages.bell.click();
  const row = messages.row('作业批改提醒');
  await expect(row).toContainText(messages.words.text('message.row.closed'));
  await expect(messages.action(row, 'message.row.view')).toHaveCount(0);
  await page.goto('/messages');
  const kept = page.getByRole('main').getByRole('listitem').filter({ hasText: '作业批改提醒' });
  await expect(kept).toContainText(messages.words.text('message.row.closed'));
  await page.goto('/messages#/todos');
  const todo = page.getByRole('main').getByRole('listitem').filter({ hasText: '填写学生评语' });
  await expect(todo).toContainText(messages.words.text('message.row.closed'));
});

test('when the unit wants a dot, then the bell shows no number; on the desktop’s own address there is no bell', {
  tag: ['@once', '@G04', '@G05', '@Q04'],
}, async ({ page, signedInAs, messages, desktopPage }) => {
  await signedInAs('t.chen');
  await page.goto(accountPath);
  await expect(messages.bell.locator('[data-badge="dot"]')).toBeVisible();
  await expect(messages.bell).toHaveText('');
  await page.context().clearCookies({ name: '__Host-sid' });
  await signedInAs('t.zhou');
  await page.goto(accountPath);
  await expect(messages.bell).toHaveText('23');
  await page.route(`**${base}/unhandlecount*`, (route) =>
    route.fulfill({ json: { status: 200, code: 'ok', message: '', data: { todo: 0, message: 128 } } }),
  );
  await page.reload();
  await expect(messages.bell).toHaveText('99+');
  await expect(messages.bell).toHaveAccessibleName(/128/);
  await desktopPage.open();
  await expect(messages.todoButton).toBeVisible();
  await expect(messages.bell).toHaveCount(0);
});

test.describe('to-dos', () => {
  test.use({ ownPortal: true, todoPopup: true });

  test(
    'when a teacher has to-dos, then three a page come up; ignoring the last page steps back',
    {
      tag: ['@H08', '@H11', '@phone'],
    },
    async ({ page, signedInAs, messages }, info) => {
      await signedInAs('t.zhou');
      await page.goto(homePath);
      if (isNarrow(page)) await messages.todoButton.click();
      await expect(messages.todos).toHaveCount(3);
      await checkScreen(page, info, 'todos');
      const next = messages.popup.getByRole('button').nth(-1);
      await next.click();
      await next.click();
      await expect(messages.todos).toHaveCount(2);
      await messages.action(messages.todos.first(), 'message.row.ignore').click();
      await expect(messages.todos).toHaveCount(1);
      await messages.action(messages.todos.first(), 'message.row.ignore').click();
      await expect(messages.todos).toHaveCount(3);
      await expect(next).toBeDisabled();
      await messages.popup.getByRole('button').nth(-2).click();
      await expect(next).toBeEnabled();
      await expect(messages.todoButton).toHaveAccessibleName(/6/);
      // Its app is not opened in the demo.
      await expect(messages.todos.first()).toContainText(messages.words.text('message.row.closed'));
      await expect(messages.action(messages.todos.first(), 'message.row.view')).toHaveCount(0);
    },
  );

  test('when the to-dos are left alone for 15 s, then they close; each action begins the time anew, and pointing holds it', {
    tag: ['@once', '@H09'],
  }, async ({ page, context, signedInAs, messages, request, portal }) => {
    await signedInAs('t.zhou');
    const clock = await stopClocks(request, portal.url);
    await clock.install(page);
    await page.goto(homePath);
    await expect(messages.todos).toHaveCount(3);
    await messages.popup.getByRole('button').nth(-1).focus();
    // From here on time passes only where the test lets it.
    await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await clock.move(20_000);
    await expect(messages.popup).toBeVisible();
    await page.keyboard.press('Enter');
    await messages.bell.focus();
    await clock.move(14_000);
    await expect(messages.popup).toBeVisible();
    await messages.popup.hover();
    await clock.move(20_000);
    await expect(messages.popup).toBeVisible();
    await page.mouse.move(10, 300);
    await clock.move(15_500);
    await expect(messages.popup).toBeHidden();
    await messages.todoButton.click();
    await expect(messages.popup).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(messages.popup).toBeHidden();
  });
});

test.describe('to-dos of a portal that others use', () => {
  test.use({ todoPopup: true });

  test('when a teacher has signed in, then the to-dos come up once, on the desktop, below what she opens', {
    tag: ['@once', '@H08'],
  }, async ({ page, context, signInPage, messages, frame, desktopPage }) => {
    const counted = page.waitForResponse(`**${base}/unhandlecount*`);
    await signInPage.open(`?redirect_uri=${encodeURIComponent(accountPath)}`);
    await signInPage.signIn('t.zhou', demoPassword);
    await page.waitForURL(`**${accountPath}**`);
    await counted;
    await expect(messages.todoButton).toHaveAccessibleName(/\d/);
    await expect(messages.popup).toHaveCount(0);
    await frame.unit.click();
    await expect(messages.todos.first()).toBeVisible();
    const last = await messages.todos.last().boundingBox();
    const pages = await messages.popup.getByRole('button').last().boundingBox();
    expect((pages?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0), 'no empty room').toBeLessThan(24);

    await frame.userButton.click();
    await expectUncovered(frame.signOutButton);
    await page.keyboard.press('Escape');
    await expect(messages.popup).toBeVisible();

    await page.reload();
    await expect(messages.todoButton).toHaveAccessibleName(/\d/);
    await expect(desktopPage.apps.first()).toBeVisible();
    const other = await context.newPage();
    const asked = other.waitForResponse('**/bff/session');
    await other.goto(homePath);
    await asked;
    for (const tab of [page, other])
      await expect(new Messages(tab, 'zh-CN').popup, 'not a second time').toHaveCount(0);
    await other.close();

    await frame.signOut();
    await page.waitForURL('**/login');
    await signInPage.signIn('t.zhou', demoPassword);
    await expect(messages.todos.first()).toBeVisible();
  });

  test('when the to-dos are closed by their icon, then they stay away for the session, and come back when asked for', {
    tag: ['@once', '@H10'],
  }, async ({ page, signedInAs, messages }) => {
    await signedInAs('t.zhou');
    await page.goto(homePath);
    await messages.closePopup.click();
    await expect(messages.popup).toBeHidden();
    await page.reload();
    await expect(messages.todoButton).toHaveAccessibleName(/8/);
    await expect(messages.popup).toBeHidden();
    await page.route(
      `**${base}/popUpBox_select*`,
      (route) => route.fulfill({ json: { status: 500, code: 'internal', message: '出错了|||Failed' } }),
      { times: 1 },
    );
    await messages.todoButton.click();
    await expect(messages.popup).toContainText('出错了');
    await messages.action(messages.popup, 'message.state.retry').click();
    await expect(messages.todos).toHaveCount(3);
  });
});
