import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { MessageCentre } from '../pages/message-centre.ts';

test.use({ ownPortal: true });

test(
  'when a teacher looks through her messages, then search and filters narrow them and reading is counted',
  {
    tag: ['@H01', '@H02', '@K08', '@phone'],
  },
  async ({ page, signedInAs, language, messages }, info) => {
    const centre = new MessageCentre(page, language);
    await signedInAs('t.zhou');
    await centre.open();
    await expect(centre.rows).toHaveCount(23);
    const isEnglish = language === 'en';
    const date = (text: string) => centre.row(text).locator('time');
    await expect(date('本周考勤汇总')).toHaveText(/^(?:\d{4}-\d\d-\d\d|周.|[A-Z]\w+day)$/);
    await expect(date('本周考勤汇总')).toHaveAttribute(
      'title',
      isEnglish ? 'Wednesday, 18 November 2026' : '2026年11月18日 星期三',
    );
    await expect(date('本周考勤汇总')).toHaveAttribute('datetime', '2026-11-18');
    // Two hours ago, which is yesterday in the first hours of a day.
    await expect(date('图书馆周末开放')).toHaveText(
      isEnglish ? /^(?:Today|Yesterday) \d\d:\d\d$/ : /^[今昨]天 \d\d:\d\d$/,
    );
    await expect(date('图书馆周末开放')).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expect(date('考勤异常3人')).toHaveText(isEnglish ? /^Yesterday / : /^昨天 /);
    await checkScreen(page, info, 'message-centre');
    await centre.search.fill('作业');
    await expect(centre.rows).toHaveCount(15);
    await centre.button('messages.importance.level3').click();
    await expect(centre.rows).toHaveCount(5);
    await expect(page).toHaveURL(/importance=3/);
    await page.reload();
    await expect(centre.rows).toHaveCount(5);
    await centre.button('messages.filter.clear').click();
    await expect(centre.rows).toHaveCount(23);
    await centre.row('图书馆周末开放').click({ position: { x: 8, y: 8 } });
    await expect(centre.detail).toContainText('图书馆周末开放');
    await checkScreen(page, info, 'message-centre-message');
    await page.goBack();
    await expect(centre.detail).toBeHidden();
    await expect(messages.bell).toHaveAccessibleName(/22/);
    await centre.button('messages.filter.unread').click();
    await expect(centre.rows).toHaveCount(22);
    await expect(centre.row('图书馆周末开放')).toHaveCount(0);
    await centre.row('模块到期提醒').click({ position: { x: 8, y: 8 } });
    await centre.button('messages.detail.expiry').click();
    await expect(messages.expiry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(messages.expiry).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(centre.detail).toBeHidden();
    // A reminder of ends stays until it is ignored.
    await expect(centre.rows).toHaveCount(22);
    await centre.action(centre.row('模块到期提醒'), 'messages.row.ignore').click();
    await expect(centre.rows).toHaveCount(21);
    await centre.tab('messages.tab.modules').click();
    await checkScreen(page, info, 'message-centre-modules');
    await centre.toggle(language === 'en' ? /Homework/ : /作业/).click();
    await expect(messages.bell).toHaveAccessibleName(/6|7/);
    await centre.tab('messages.tab.todos').click();
    await expect(centre.rows).toHaveCount(8);
    await centre.action(centre.rows.first(), 'messages.row.ignore').click();
    await expect(centre.rows).toHaveCount(7);
  },
);

test(
  'when a teacher writes to a class, then what is missing is said, nothing typed is lost, and pupils have it',
  {
    tag: ['@core', '@once', '@H02'],
  },
  async ({ page, signedInAs, language, messages, problems }, info) => {
    problems.expect(/status of 503/);
    const centre = new MessageCentre(page, language);
    await signedInAs('t.zhou');
    await centre.open();
    await centre.button('messages.send.title').click();
    await centre.button('messages.send.submit').click();
    await expect(centre.drawer).toContainText(centre.words.text('messages.send.textMissing'));
    await expect(centre.drawer).toContainText(centre.words.text('messages.send.classesMissing'));
    await expect(centre.drawer).toContainText(centre.words.text('messages.send.headingMissing'));
    await centre.drawer.getByLabel(centre.words.text('messages.send.heading')).fill('春游通知');
    await centre.drawer.getByLabel(centre.words.text('messages.send.text')).fill('明天<b>春游</b>，请带水');
    await centre.drawer.getByRole('checkbox', { name: /五年级 \(1\)班/ }).check();
    await checkScreen(page, info, 'message-centre-send');
    await page.keyboard.press('Escape');
    await expect(centre.drawer).toBeHidden();
    await centre.button('messages.send.title').click();
    await expect(centre.drawer.getByLabel(centre.words.text('messages.send.text'))).toHaveValue(
      '明天<b>春游</b>，请带水',
    );
    await page.route('**/api/base/messages/send', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await centre.button('messages.send.submit').click();
    await expect(centre.drawer).toContainText(centre.words.text('messages.send.safe'));
    await centre.button('messages.send.submit').click();
    await expect(centre.drawer).toBeHidden();
    await page.context().clearCookies({ name: '__Host-sid' });
    await signedInAs('s.wang1');
    await centre.open();
    await expect(centre.row('明天<b>春游</b>，请带水')).toContainText('周敏');
    await expect(centre.button('messages.send.title')).toHaveCount(0);
    await expect(messages.bell).toHaveAccessibleName(/1/);
  },
);

test('when the app of a message is not opened, then the message says so, waits on, and can be ignored', {
  tag: ['@H02', '@H05'],
}, async ({ page, signedInAs, language, messages }) => {
  const centre = new MessageCentre(page, language);
  await signedInAs('t.chen');
  await centre.open();
  // From the dialog, which leads to the same view.
  await messages.bell.click();
  await messages.row('周三教研会改到302').click({ position: { x: 8, y: 8 } });
  await expect(messages.dialog).toBeHidden();
  await expect(centre.detail).toContainText(centre.words.text('messages.row.closed'));
  await expect(page).toHaveURL(/\/messages#\/all$/);
  await page.keyboard.press('Escape');
  const row = centre.row('周三教研会改到302');
  await expect(centre.action(row, 'messages.row.unread')).toBeVisible();
  await row.click({ position: { x: 8, y: 8 } });
  await centre.detail.getByRole('button', { name: centre.words.text('messages.row.ignore') }).click();
  await expect(centre.detail).toBeHidden();
  await expect(centre.action(row, 'messages.row.unread')).toHaveCount(0);
});

test('when a message leads to a page, then its view names it and opens it; one that is gone says so', {
  tag: ['@once', '@H05'],
}, async ({ page, signedInAs, language, problems }) => {
  problems.expect(/status of 404/);
  const centre = new MessageCentre(page, language);
  await signedInAs('t.chen');
  // Its app is not opened in the demo: the message leads to one that is.
  await page.route('**/api/base/messages/message?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/pages/base/pc_notice_tm/index.html', '/legacy/old');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/messages#/all?message=m-none');
  await expect(centre.detail).toContainText(centre.words.text('messages.detail.gone'));
  await page.keyboard.press('Escape');
  await centre.row('周三教研会改到302').click({ position: { x: 8, y: 8 } });
  await centre.detail.getByRole('button', { name: '打开“通知”' }).click();
  await expect(page).toHaveURL(/\/legacy\/old$/);
});
