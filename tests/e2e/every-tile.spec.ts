import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import type { DesktopPage } from '../pages/desktop-page.ts';
import type { Frame } from '../pages/frame.ts';

const closedWords = { 'zh-CN': '未开通', en: 'Not opened yet' } as const;

interface Scene {
  page: Page;
  desktopPage: DesktopPage;
  frame: Frame;
  language: keyof typeof closedWords;
  /** Presses every second tile, from this one on. Default: each that is opened. */
  half?: 0 | 1;
}

// Both languages and both layouts. What a tile opens depends on neither, so that each has half of the tiles.
for (const [language, layout, half] of [
  ['zh-CN', 'left', 0],
  ['en', 'top', 1],
] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(`when a teacher presses every second app, with the menu at ${layout}, then none ends in an error`, {
      tag: ['@once', '@F11', '@G09'],
    }, async ({ page, signedInAs, desktopPage, frame }) => {
      test.setTimeout(120_000);
      await signedInAs('t.zhou');
      await setLayout(page, layout);
      await desktopPage.open();
      await pressEach({ page, desktopPage, frame, language, half });
      await setLayout(page, 'top');
    });
  });
}

// What is not opened has the same page for everybody.
for (const login of ['ps.admin', 'p.zhou'] as const) {
  test(`when ${login} presses each app that is opened, then none ends in an error`, {
    tag: ['@once', '@F11'],
  }, async ({ page, signedInAs, desktopPage, frame, familyPage, language }) => {
    test.setTimeout(120_000);
    await signedInAs(login);
    await page.goto('/desktop/home');
    await desktopPage.apps.first().waitFor();
    if (login === 'p.zhou') {
      // The child that was the current one stays so.
      await familyPage.childDialog.waitFor();
      await page.keyboard.press('Escape');
      await expect(familyPage.childDialog).toHaveCount(0);
    }
    await pressEach({ page, desktopPage, frame, language });
  });
}

/** Presses the tiles in turn, and comes back each time without a new load. */
async function pressEach({ page, desktopPage, frame, language, half }: Scene): Promise<void> {
  const checked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/license/unit')) checked.push(`licence ${searchParams.get('serverId')}`);
    if (pathname.endsWith('/package.json')) checked.push(`versions ${pathname.split('/').at(-2)}`);
  });
  const mayBeChecked = new Set<string>();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/./);
  const greeting = (await heading.textContent()) ?? '';
  const tiles = await desktopPage.apps.evaluateAll((links) =>
    links.map((link) => ({ address: link.getAttribute('href') ?? '', words: link.textContent ?? '' })),
  );
  expect(tiles.length).toBeGreaterThan(8);
  const problems = frame.unknownApp.or(frame.noPermission).or(page.getByRole('alertdialog'));
  for (const [at, { address, words }] of tiles.entries()) {
    const isOpened = !words.includes(closedWords[language]);
    if (half === undefined ? !isOpened : at % 2 !== half) continue;
    const [, serverId, code] = /^\/\w+\/(\w+)\/pc_(\w+)_/.exec(address) ?? [];
    if (isOpened) mayBeChecked.add(`licence ${serverId}`).add(`versions ${code}`);
    await desktopPage.apps.nth(at).click();
    await page.waitForFunction(isOpen, [address.split(/[?#]/, 1)[0], greeting] as const);
    await expect(problems, address).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText(greeting);
    await desktopPage.apps.first().waitFor();
  }
  expect(
    checked.filter((check) => !mayBeChecked.has(check)),
    'what is not opened is not checked',
  ).toEqual([]);
}

/** Runs in the page: whether an app stands where the desktop was. Asked at each frame, as there are many tiles. */
function isOpen([path, greeting]: readonly [string | undefined, string]): boolean {
  const title = document.querySelector('h1')?.textContent;
  return location.pathname === path && Boolean(title) && title !== greeting;
}

async function setLayout(page: Page, value: 'top' | 'left'): Promise<void> {
  const layout = { at: Date.now(), value };
  await page.request.post('/bff/prefs', { data: { layout }, headers: { 'x-requested-by': 'portal' } });
}
