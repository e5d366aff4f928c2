import type { Page } from '@playwright/test';
import type { BenchContext } from './context.ts';

/** An old computer of a school on its line. */
export const schoolComputer = { slowDown: 4, latencyMs: 100, bytesPerSecond: 10_000_000 / 8 } as const;

/** For a quick run: as fast as the machine is. */
const thisComputer = { slowDown: 1, latencyMs: 0, bytesPerSecond: -1 } as const;

/** Makes a page as slow as an old computer of a school, for its processor and its line. */
export async function throttle(page: Page, { isQuick }: Pick<BenchContext, 'isQuick'>): Promise<void> {
  const { slowDown, latencyMs, bytesPerSecond } = isQuick ? thisComputer : schoolComputer;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}
