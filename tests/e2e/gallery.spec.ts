import { findViolations } from '../fixtures/axe.ts';
import { checkBracketed, watchSentData } from '../fixtures/bracketed.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { goToEach, waitForExample } from '../tours/gallery-pages.ts';

/** Names of fonts, and values of props as developers write them. */
const sameEverywhere = [
  ...[
    '宋体 SimSun',
    '楷体 KaiTi',
    '微软雅黑 Microsoft YaHei',
    '黑体 SimHei',
    '隶书 LiSu',
    '华文行楷 STXingkai',
  ],
  ...['12px', '14px', '16px', '18px', '20px'],
  ...['middle', 'left', 'right', 'top', 'bottom', 'tr', 'four', 'small', 'large', 'full'],
];

test(
  'when somebody opens the gallery, then its components stand there, and each has its properties and code',
  {
    tag: ['@P01', '@P08'],
  },
  async ({ page, signedInAs, language }, info) => {
    const words = wordsOf('remotes/gallery', language);
    await signedInAs('ps.admin');
    await page.goto('/gallery');
    const cards = page.locator('main section a');
    await expect(cards.filter({ hasText: 'DraggableDialog' })).toContainText(/\w+ .*\w/);
    expect(await findViolations(page)).toEqual([]);
    await checkScreen(page, info, 'component-gallery');
    await page.goto('/gallery#/kit/Menu');
    await waitForExample(page, 'Menu');
    await expect(page.getByRole('table')).toHaveCount(3);
    await expect(page.getByText('useTranslations<MessageId>()')).toBeVisible();
    await checkScreen(page, info, 'component-menu');
    await page.goto('/gallery#/kit/None');
    await expect(page.getByRole('heading', { name: words.text('gallery.page.unknown') })).toBeVisible();
  },
);

test('when the page of a component is switched, then it shows the other language, brightness and colour', {
  tag: ['@once', '@J05', '@K01'],
}, async ({ page, signedInAs }) => {
  const [chinese, english] = [wordsOf('remotes/gallery', 'zh-CN'), wordsOf('remotes/gallery', 'en')];
  await signedInAs('t.demo17'); // nobody else's: language and look stay in the account
  await page.goto('/gallery#/kit/Switch');
  await waitForExample(page, 'Switch');
  const html = page.locator('html');
  await page.getByLabel(chinese.text('gallery.show.scheme')).selectOption('dark');
  await expect(html).toHaveClass(/dark/);
  await page.getByLabel(chinese.text('gallery.show.scheme')).selectOption('light');
  await expect(html).toHaveClass(/light/);
  const switchColor = () =>
    page
      .getByRole('switch', { checked: true })
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  const before = await switchColor();
  await page.getByLabel(chinese.text('gallery.show.color')).selectOption('457cd6');
  await expect.poll(switchColor).not.toBe(before);
  await page.getByLabel(chinese.text('gallery.show.language'), { exact: true }).selectOption('en');
  await expect(page.getByLabel(english.text('gallery.show.scheme'))).toBeVisible();
  await waitForExample(page, 'Switch');
});

test.describe('in the pseudo-language', () => {
  test('when somebody looks at each component of the gallery, then it is there, accessible, and every word is translated', {
    tag: ['@once', '@P01', '@P08'],
  }, async ({ page, context, portal, signedInAs }) => {
    await context.addCookies([{ name: 'portal-lang', value: 'en-XA', url: portal.url, sameSite: 'Lax' }]);
    const sent = watchSentData(context);
    await signedInAs('ps.admin');
    const known = { strings: () => [...sent.strings(), ...sameEverywhere] };
    for await (const name of goToEach(page)) {
      expect(await findViolations(page, { part: '[data-example]' }), name).toEqual([]);
      await checkBracketed(page, { name, part: 'main' }, known);
    }
  });
});
