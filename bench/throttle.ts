import type { Page } from '@playwright/test';

/** An old computer of a school on its line. */
export const schoolComputer = { slowDown: 4, latencyMs: 100, bytesPerSecond: 10_000_000 / 8 } as const;

/** Makes a page as slow as an old computer of a school, for its processor and its line. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: schoolComputer.latencyMs,
    downloadThroughput: schoolComputer.bytesPerSecond,
    uploadThroughput: schoolComputer.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: schoolComputer.slowDown });
}
