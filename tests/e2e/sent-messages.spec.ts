import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { MessageCentre } from '../pages/message-centre.ts';

test.use({ ownPortal: true });

const title = '春游通知';

/** Before somebody else signs in: an open page would notice, and load itself anew. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: '__Host-sid' });
}

/** As the form of a teacher does. */
async function send(page: Page): Promise<void> {
  const answer = await page.request.post('/api/base/messages/send', {
    headers: { 'x-requested-by': 'portal' },
    data: {
      messageId: crypto.randomUUID(),
      title,
      text: '明天<b>春游</b>，请带水和雨衣。\n七点半校门口集合。',
      importance: 3,
      classes: [{ gradeName: '五年级', className: '(1)班' }],
      to: 'both',
    },
  });
  expect((await answer.json()).status).toBe(200);
}

test(
  'when a teacher has sent a message, then she sees who has read it and who has not',
  {
    tag: ['@core', '@screens', '@H02'],
  },
  async ({ page, signedInAs, language }, info) => {
    const centre = new MessageCentre(page, language);
    await signedInAs('t.zhou');
    await page.goto('/messages#/sent');
    await expect(page.getByText(centre.words.text('messages.sent.none'))).toBeVisible();
    await send(page);
    await leave(page);
    await signedInAs('s.wang1');
    await centre.open();
    await centre.read(title);
    await leave(page);
    await signedInAs('t.zhou');
    await centre.open();
    await centre.tab('messages.tab.sent').click();
    const row = centre.row(title);
    await expect(row).toContainText(language === 'en' ? /1 of \d+ read/ : /已读 1 \/ \d+ 人/);
    await expect(row).toContainText('五年级 (1)班');
    await checkScreen(page, info, 'message-centre-sent');
    // Anywhere in the row.
    await row.click({ position: { x: 8, y: 8 } });
    await expect(centre.sent).toContainText('明天<b>春游</b>');
    const names = centre.sent.getByRole('listitem');
    await expect(names.filter({ hasText: /^王二/ })).toBeVisible();
    await expect(names.filter({ hasText: /^王强.*王一/ })).toBeVisible();
    await expect(names.filter({ hasText: /^王一/ })).toHaveCount(0);
    await checkScreen(page, info, 'message-centre-readers');
    await centre.sent.getByRole('button', { name: centre.words.pattern('messages.readers.read') }).click();
    await expect(names).toHaveCount(1);
    await expect(names).toContainText('王一');
    await page.goBack();
    await expect(centre.sent).toBeHidden();
    await expect(row.getByRole('button')).toBeFocused();
  },
);

test(
  'when a teacher reminds and recalls, then pupils who have not read it are told again, and then have it no more',
  {
    tag: ['@core', '@H02'],
  },
  async ({ page, signedInAs, language, problems }, info) => {
    problems.expect(/status of 429/);
    const centre = new MessageCentre(page, language);
    await signedInAs('t.zhou');
    await send(page);
    await page.goto('/messages#/sent');
    await centre.row(title).getByRole('button').click();
    await centre.sent.getByRole('button', { name: centre.remind }).click();
    await expect(centre.sent).toContainText(centre.words.text('messages.remind.last'));
    await centre.sent.getByRole('button', { name: centre.remind }).click();
    await expect(
      page.getByText(language === 'en' ? /one reminder an hour/ : /一小时内只能提醒一次/).first(),
    ).toBeVisible();
    await leave(page);
    await signedInAs('s.wang1');
    await centre.open();
    await expect(centre.row(title)).toContainText(centre.words.text('messages.row.reminder'));
    await centre.read(title);
    await leave(page);
    await signedInAs('t.zhou');
    await centre.open();
    await centre.tab('messages.tab.sent').click();
    await centre.row(title).getByRole('button').click();
    await centre.sent.getByRole('button', { name: centre.words.text('messages.recall.do') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(language === 'en' ? 'marked as withdrawn' : '并标明“已撤回”');
    await checkScreen(page, info, 'message-centre-recall');
    await question.getByRole('button', { name: centre.words.text('messages.recall.do') }).click();
    await expect(centre.sent).toContainText(centre.words.text('messages.row.recalled'));
    await expect(centre.sent.getByRole('button', { name: centre.remind })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(centre.row(title)).toContainText(centre.words.text('messages.row.recalled'));
    await leave(page);
    await signedInAs('s.wang1');
    await centre.open();
    await expect(centre.row(title)).toContainText(centre.words.text('messages.row.recalled'));
    await leave(page);
    await signedInAs('s.wang2');
    await page.goto('/messages');
    await expect(page.getByText(centre.words.text('messages.none.title'))).toBeVisible();
  },
);
