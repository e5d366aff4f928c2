import type { Locator, Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { dragWithFinger, dragWithMouse, pointOf } from '../fixtures/drag.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Has the bell, which the desktop hides. */
const accountPath = '/account';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** The layer that a dialog lies in. */
function layerOf(dialog: Locator): Locator {
  return dialog.locator('xpath=..');
}

async function boxOf(dialog: Locator) {
  const box = await dialog.boundingBox();
  if (!box) throw new Error('it is not shown');
  return Object.fromEntries(Object.entries(box).map(([side, px]) => [side, Math.round(px)]));
}

async function openFromUserMenu(page: Page, button: Locator, entry: string): Promise<void> {
  await button.click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

test(
  'when a window is dragged by its title, then it moves, by keyboard too, and stays inside the page, which stays usable',
  {
    tag: ['@phone', '@P01'],
  },
  async ({ page, signedInAs, frame, desktopPage, language }, info) => {
    const words = wordsOf('shell/features/feedback', language);
    const moves = wordsOf('shell/kit/controls/draggable-dialog', language);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await signedInAs('t.zhou');
    await desktopPage.open();
    await openFromUserMenu(page, frame.userButton, frame.headerWords.text('header.feedback.open'));
    const dialog = page.getByRole('dialog', { name: words.text('feedback.title') });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    await expect(layerOf(dialog)).toHaveCSS('z-index', '1500');
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(dialog.locator('.chakra-dialog__body')).toHaveCSS('max-height', `${size.height - 180}px`);
    await checkScreen(page, info, 'draggable-window');
    const start = await boxOf(dialog);
    if (!isNarrow(page)) {
      expect(start).toMatchObject({ width: 672, x: (size.width - 672) / 2 });
      expect(start.y).toBeLessThanOrEqual(Math.round(size.height * 0.15));
    }

    const drag = isNarrow(page) ? dragWithFinger : dragWithMouse;
    const title = dialog.getByRole('heading', { name: words.text('feedback.title') });
    const grip = await pointOf(title);
    await drag(page, grip, { x: grip.x - 4000, y: grip.y - 4000 });
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: 0, y: 0 });
    const corner = await pointOf(title);
    await drag(page, corner, { x: corner.x + 5, y: corner.y + 40 });
    await expect.poll(() => boxOf(dialog)).toMatchObject({ y: 40 });

    const handle = dialog.getByRole('button', { name: moves.text('draggable.move.name') });
    await handle.focus();
    await expect(handle).toHaveAccessibleDescription(moves.text('draggable.move.keys'));
    const { x = 0 } = await boxOf(dialog);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => boxOf(dialog))
      .toMatchObject({ x: Math.min(x + 10, size.width - (start.width ?? 0)), y: 30 });
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => boxOf(dialog)).toMatchObject({ y: 0 });
    await page.keyboard.press('Home');
    await expect.poll(() => boxOf(dialog)).toEqual(start);

    const smaller = { width: Math.min(size.width, 760), height: size.height - 40 };
    await page.setViewportSize(smaller);
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0, height = 0 } = await boxOf(dialog);
        return x >= 0 && y >= 0 && x + width <= smaller.width && y + height <= smaller.height;
      })
      .toBe(true);
    await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('when overlays open over one another, then each lies above the last, and Escape closes the top alone', {
  tag: ['@once', '@P01', '@P02', '@P08'],
}, async ({ page, signedInAs, frame, messages }) => {
  const words = wordsOf('shell/features/feedback', 'zh-CN');
  await signedInAs('t.zhou');
  await page.goto(accountPath);
  await openFromUserMenu(page, frame.userButton, frame.headerWords.text('header.feedback.open'));
  const feedback = page.getByRole('dialog', { name: words.text('feedback.title') });
  const text = feedback.getByLabel(words.text('feedback.text'));
  await text.fill('通知打不开');
  await messages.bell.click();
  await expect(layerOf(messages.dialog)).toHaveCSS('z-index', '200000');
  await expect(messages.dialog).toHaveCSS('animation-duration', '0.2s');
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await messages.action(messages.row('模块到期提醒'), 'message.row.view').click();
  // A window of widgets begins at 1500, but not under what it was opened from.
  await expect(layerOf(messages.expiry)).toHaveCSS('z-index', '200001');
  await expect(messages.expiry).toHaveCSS('animation-duration', '0.2s');
  for (const top of [messages.expiry, messages.dialog]) {
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(top).toHaveCount(0);
  }
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(text).toHaveValue('通知打不开');

  // The menu opens over the window; Escape is the menu's, then the window's.
  await frame.userButton.click();
  const entry = page.getByRole('button', { name: frame.headerWords.text('header.about.open'), exact: true });
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(frame.userButton).toBeFocused();
  await openFromUserMenu(page, frame.userButton, frame.headerWords.text('header.about.open'));
  const about = page.getByRole('dialog', {
    name: wordsOf('shell/features/about', 'zh-CN').text('about.dialog.title'),
  });
  await expect(layerOf(about)).toHaveCSS('z-index', '10000');
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);

  // While it is sent the window stays; then it goes by itself.
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/base/feedback/send', async (route) => {
    await asked;
    await route.continue();
  });
  await feedback.getByRole('button', { name: words.text('feedback.send'), exact: true }).click();
  await expect(feedback.getByRole('button', { name: words.text('feedback.cancel') })).toBeVisible();
  await text.focus();
  await page.keyboard.press('Escape');
  await feedback.getByRole('button', { name: frame.words.text('kit.dialog.close') }).click();
  await expect(text).toHaveValue('通知打不开');
  answer();
  await expect(feedback).toHaveCount(0);
});
