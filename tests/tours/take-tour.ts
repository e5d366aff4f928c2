import { expect, type Page } from '@playwright/test';
import type { Sight, Tour } from './sight.ts';

/** Goes through a tour in Chinese and checks each of its sights. */
export const takeTour = async (
  page: Page,
  tour: Tour,
  check: (page: Page, sight: Sight) => Promise<void>,
): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let sights = 0;
  for await (const sight of tour({ page, language: 'zh-CN' })) {
    await check(page, sight);
    sights += 1;
  }
  expect(sights).toBeGreaterThan(0);
};
