import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

const cards = {
  'zh-CN': {
    lessons: '今天的课',
    todos: '待办事项',
    messages: '未读消息',
    notices: '未读通知',
    announcements: '最新公告',
  },
  en: {
    lessons: 'Lessons today',
    todos: 'To-dos',
    messages: 'Unread messages',
    notices: 'Unread notices',
    announcements: 'Latest announcements',
  },
} as const;

test.describe('the column of the day', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('when a teacher opens the desktop, then the column says what waits, and each line leads on', {
    tag: ['@phone', '@G08'],
  }, async ({ page, signedInAs, desktopPage, language, problems }) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    const { lessons, todos, messages, notices, announcements } = cards[language];
    await expect(desktopPage.today.getByRole('heading')).toHaveText([
      lessons,
      todos,
      messages,
      notices,
      announcements,
    ]);
    await expect(desktopPage.todayCard(todos).getByRole('listitem')).toHaveCount(3);
    const unread = desktopPage.todayCard(messages).getByRole('link', { name: '图书馆周末开放' });
    await unread.click();
    await expect(page).toHaveURL(/\/messages#\/all/);
    const message = page.getByRole('dialog').getByText('图书馆周末开放');
    await expect(message).toBeVisible();
    // Back closes what lies over the page first, as everywhere.
    await page.goBack();
    await expect(message).toHaveCount(0);
    await page.goBack();
    await desktopPage.today.getByRole('link', { name: todos, exact: true }).click();
    await expect(page).toHaveURL(/\/messages#\/todos/);
    expect(problems.unexpected()).toEqual([]);
  });

  test('when nothing waits, then each card says so', async ({ signedInAs, desktopPage, language }) => {
    await signedInAs('s.zhoule');
    await desktopPage.open();
    const words = wordsOf('remotes/messages', language);
    await expect(desktopPage.todayCard(cards[language].todos)).toContainText(
      words.text('messages.today.noTodos'),
    );
    await expect(desktopPage.todayCard(cards[language].messages)).toContainText(
      words.text('messages.today.noMessages'),
    );
  });

  test('when what waits cannot be asked for, then its card alone offers another try', async ({
    page,
    signedInAs,
    desktopPage,
    language,
    problems,
  }) => {
    problems.expect(/500|ERR_FAILED/);
    await page.route('**/api/base/messages/history**', (route) => route.abort());
    await signedInAs('t.zhou');
    await desktopPage.open();
    const card = desktopPage.todayCard(cards[language].messages);
    const retry = card.getByRole('button');
    await expect(retry).toBeVisible();
    await expect(desktopPage.todayCard(cards[language].todos).getByRole('listitem')).toHaveCount(3);
    await page.unroute('**/api/base/messages/history**');
    await retry.click();
    await expect(card.getByRole('listitem')).toHaveCount(3);
  });
});

test('when the window is narrower than 1280 px, then the apps have it for themselves', {
  tag: '@once',
}, async ({ page, signedInAs, desktopPage }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await signedInAs('t.zhou');
  await desktopPage.open();
  await expect(desktopPage.today).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(desktopPage.today).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
