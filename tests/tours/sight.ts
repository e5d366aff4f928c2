import { expect, type Page } from '@playwright/test';
import type { Language } from '#shared/language';

export interface Visitor {
  readonly page: Page;
  readonly language: Language;
}

/** What a tour has just brought before the visitor. */
export interface Sight {
  readonly name: string;
  /** Selector of what lies over the page; undefined where the whole page is meant. */
  readonly part?: string;
}

/** Shows a user's screens and dialogs one after the other; goes on, and closes what it opened, when asked for the next. */
export type Tour = (visitor: Visitor) => AsyncGenerator<Sight>;

export const dialog = '[role=dialog], [role=alertdialog]';

/** Opens an address and waits until nothing of it is still to come. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilStill(page);
}

export async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
}

/** Closes what lies on top. */
export async function closeTop(page: Page): Promise<void> {
  const layers = page.locator(dialog);
  const before = await layers.count();
  await page.keyboard.press('Escape');
  if (before > 0) await expect(layers).toHaveCount(before - 1);
}
