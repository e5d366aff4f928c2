import { readFile } from 'node:fs/promises';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { NoticesPage } from '../pages/notices-page.ts';

// What is written stays: a portal of its own keeps it from other journeys.
test.use({ ownPortal: true, ownSamples: true });

const title = '春游报名';
const text = '本周五到植物园春游。\n请确认是否参加。';
const file = { name: '春游须知.pdf', content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') };

test(
  'when a teacher writes to her class, then a parent reads, downloads and confirms, and the rest is reminded',
  {
    tag: ['@phone', '@two-ways'],
  },
  async ({ page, signedInAs, desktopPage, familyPage, language, problems }, info) => {
    const notices = new NoticesPage(page, language);
    const { words } = notices;

    await test.step('the teacher writes', async () => {
      await signedInAs('t.zhou');
      await notices.open();
      await checkScreen(page, info, 'sample-notices-sent');
      await notices.write({ title, text, file });
      await checkScreen(page, info, 'sample-notices-write');
      await notices.button('notices.write.send').click();
      await expect(notices.dialog).toBeHidden();
      await expect(notices.row(title)).toContainText(/0\D+2 /);
    });

    await test.step('a parent sees the number on the tile, reads, downloads and confirms', async () => {
      await signedInAs('p.zhou');
      await page.goto('/desktop/home');
      await familyPage.childDialog.waitFor();
      await page.keyboard.press('Escape');
      const tile = desktopPage.app(/通知|Notices/);
      await expect(tile).toHaveAccessibleName(/3 条未读|3 unread/);
      await notices.open();
      await expect(notices.row(title)).toContainText(words.text('notices.list.new'));
      await checkScreen(page, info, 'sample-notices-received');
      await notices.openNotice(title);
      await expect(page.getByText(text)).toBeVisible();
      await checkScreen(page, info, 'sample-notices-read');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: file.name }).click();
      expect((await readFile(await (await download).path())).equals(file.content)).toBe(true);
      await notices.button('notices.receipt.confirm').click();
      await expect(page.getByText(words.text('notices.receipt.done'))).toBeVisible();
      await page.goto('/desktop/home');
      await expect(tile).toHaveAccessibleName(/2 条未读|2 unread/);
    });

    await test.step('the teacher sees who is left, and reminds them once', async () => {
      await signedInAs('t.zhou');
      await notices.open();
      await notices.openNotice(title);
      await expect(notices.people('Done')).toContainText('周敏');
      await expect(notices.people('Rest')).toContainText('周乐');
      await notices.button('notices.follow.remind').click();
      await expect(notices.button('notices.follow.remind')).toBeDisabled();
      await expect(page.getByText(words.pattern('notices.follow.wait'))).toBeVisible();
      await checkScreen(page, info, 'sample-notices-follow');
    });

    await test.step('who is left finds a message and a to-do', async () => {
      await signedInAs('s.zhoule');
      await page.goto('/messages#/all');
      const named = (what: RegExp) => page.getByRole('main').getByText(what);
      await expect(named(/^(通知提醒：|Reminder: )春游报名$/)).toBeVisible();
      await page.goto('/messages#/todos');
      await expect(named(/^(请确认：|Please confirm: )春游报名$/)).toBeVisible();
      await notices.open();
      await expect(notices.row(title)).toContainText(words.text('notices.receipt.toConfirm'));
    });
    expect(problems.unexpected()).toEqual([]);
  },
);

test.describe('the column of the day', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

  test('when a parent opens the desktop, then it shows what she has not read, and a line leads to it', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage, familyPage, language }) => {
    const notices = new NoticesPage(page, language);
    await signedInAs('p.zhou');
    await page.goto('/desktop/home');
    await familyPage.childDialog.waitFor();
    await page.keyboard.press('Escape');
    const card = desktopPage.todayCard('未读通知');
    await expect(card.getByRole('listitem')).toHaveCount(2);
    const line = card.getByRole('link').filter({ hasText: '社会实践' });
    const read = page.waitForResponse(/\/api\/x\/notice\/read/);
    await line.click();
    await read;
    await expect(notices.button('notices.receipt.confirm')).toBeVisible();
    await page.goBack();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  });
});
