import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** The hardest of their kind; that every colour keeps its contrast is computed beside `shared/themes`. */
const appearances = [
  ['ink', 'light'],
  ['#ffe600', 'light'],
  ['cartoon', 'dark'],
  ['ink', 'high'],
] as const;

/** What the server writes into a page for a theme and a mode, put there without a page for each. */
async function show(page: Page, theme: string, appearance: 'light' | 'dark' | 'high'): Promise<void> {
  const href = `/common/styles/1.2.0/${theme.replace('#', '')}.css`;
  await page.evaluate(
    async ([address, mode]) => {
      document.documentElement.classList.toggle('dark', mode === 'dark');
      const contrast = document.querySelector<HTMLLinkElement>('#contrast-style');
      if (contrast) contrast.media = mode === 'high' ? 'all' : 'not all';
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.querySelector('#theme-style')?.remove();
      link.id = 'theme-style';
      document.head.append(link);
      await loaded;
      // Colours that are on their way are not those that stay.
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
    },
    [href, appearance] as const,
  );
}

/** Of what axe looks for, only contrast depends on colours. */
function findUnreadable(page: Page): Promise<string[]> {
  return findViolations(page, { rules: ['color-contrast'] });
}

test('with themes, light, dark and with high contrast, the sign-in page can be read', {
  tag: ['@once', '@J01', '@J07'],
}, async ({ page, signInPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInPage.open();
  await waitUntilQuiet(page);
  for (const [theme, appearance] of appearances) {
    await show(page, theme, appearance);
    expect.soft(await findUnreadable(page), `${theme}, ${appearance}`).toEqual([]);
  }
});

test(
  'the panel with the themes',
  { tag: ['@screens', '@J01', '@J09', '@phone', '@help-picture'] },
  async ({ page, signedInAs, desktopPage, language }, info) => {
    const panel = new ThemePanel(page, language);
    await signedInAs('ps.admin');
    await desktopPage.open();
    await panel.open();
    await panel.sync.waitFor();
    await checkScreen(page, info, 'themes');
    await panel.press('themes.mix.open');
    await checkScreen(page, info, 'themes-mixing');
  },
);
