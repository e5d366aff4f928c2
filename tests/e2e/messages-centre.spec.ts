import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { MessageCentre } from '../pages/message-centre.ts';

test.use({ ownPortal: true });

test(
  'when a teacher looks through her messages, then search and filters narrow them and reading is counted',
  {
    tag: ['@H01', '@H02', '@K08', '@K09'],
  },
  async ({ page, signedInAs, language, messages }, info) => {
    const centre = new MessageCentre(page, language);
    await signedInAs('t.zhou');
    await centre.open();
    await expect(centre.rows).toHaveCount(23);
    const date = (text: string) => centre.row(text).locator('[title]');
    await expect(date('本周考勤汇总')).toHaveText('2026-11-18');
    await expect(date('本周考勤汇总')).toHaveAttribute(
      'title',
      language === 'en' ? 'Wednesday, 18 November 2026' : '2026年11月18日 星期三',
    );
    await expect(date('图书馆周末开放')).toHaveText(language === 'en' ? '2 hours ago' : '2小时前');
    await expect(date('图书馆周末开放')).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expect(date('考勤异常3人')).toHaveText(language === 'en' ? '1 day ago' : '1天前');
    await expect(date('校外活动报名')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
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
    await centre.action(centre.row('图书馆周末开放'), 'messages.row.read').click();
    await expect(messages.bell).toHaveAccessibleName(/22/);
    await centre.button('messages.filter.unread').click();
    await expect(centre.rows).toHaveCount(22);
    await expect(centre.row('图书馆周末开放')).toHaveCount(0);
    await centre.action(centre.row('模块到期提醒'), 'messages.row.view').click();
    await expect(messages.expiry).toBeVisible();
    await page.keyboard.press('Escape');
    await centre.tab('messages.tab.modules').click();
    await checkScreen(page, info, 'message-centre-modules');
    await centre.toggle(language === 'en' ? /Homework/ : /作业/).click();
    await expect(messages.bell).toHaveAccessibleName(/7/);
    await centre.tab('messages.tab.todos').click();
    await expect(centre.rows).toHaveCount(8);
    await centre.action(centre.rows.first(), 'messages.row.ignore').click();
    await expect(centre.rows).toHaveCount(7);
  },
);

test(
  'when a teacher writes to a class, then what is missing is said, nothing typed is lost, and pupils have it',
  {
    tag: ['@once', '@H02'],
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
    await centre.drawer.getByLabel(centre.words.text('messages.send.text')).fill('明天<b>春游</b>，请带水');
    await centre.drawer.getByRole('checkbox', { name: /五年级 \(1\)班/ }).check();
    await checkScreen(page, info, 'message-centre-send');
    await page.keyboard.press('Escape');
    await expect(centre.drawer).toBeHidden();
    await centre.button('messages.send.title').click();
    await expect(centre.drawer.getByRole('textbox')).toHaveValue('明天<b>春游</b>，请带水');
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
