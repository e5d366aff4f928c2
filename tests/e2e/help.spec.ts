import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';

const words = {
  'zh-CN': {
    heading: '教师',
    topic: '怎样给班级发消息？',
    search: '搜索帮助',
    query: 'touxiang',
    found: '怎样更换头像、手机号或邮箱？',
  },
  en: {
    heading: 'Teachers',
    topic: 'How do I write to a class?',
    search: 'Search help',
    query: 'picture',
    found: 'How do I change my picture, phone number or e-mail?',
  },
} as const;

test(
  'when a teacher opens the help, then her topics come first, a picture shows the screen, and a search finds others',
  { tag: ['@phone', '@screens'] },
  async ({ page, signedInAs, language }, info) => {
    const { heading, topic, search, query, found } = words[language];
    await signedInAs('t.chen');
    await page.goto('/bff/help');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
    await checkScreen(page, info, 'help');
    await page.getByText(topic, { exact: true }).click();
    const picture = page.locator('details[open] img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await checkScreen(page, info, 'help-topic');
    await page.getByRole('searchbox', { name: search }).fill(query);
    await page.getByRole('searchbox', { name: search }).press('Enter');
    await expect(page.getByText(found, { exact: true })).toBeVisible();
    await expect(page.locator('details[open]')).not.toHaveCount(0);
    await checkScreen(page, info, 'help-search');
  },
);
