import { expect } from '@playwright/test';
import type { Sight, Tour, Visitor } from './sight.ts';

/** Goes through a tour and checks each of its sights. */
export async function takeTour(
  { page, language }: Visitor,
  tour: Tour,
  check: (page: Visitor['page'], sight: Sight) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let sights = 0;
  for await (const sight of tour({ page, language })) {
    await check(page, sight);
    sights += 1;
  }
  expect(sights).toBeGreaterThan(0);
}
