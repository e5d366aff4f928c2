import { PerformanceObserver } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { expect, test } from 'vitest';
import { countPassedBytes } from './index.ts';

const megabyte = 1024 * 1024;
const minor = 1;

test('when megabytes have passed, then young objects are collected once each four', async () => {
  const kinds: unknown[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      kinds.push((entry as PerformanceEntry & { detail?: { kind?: number } }).detail?.kind);
  });
  observer.observe({ entryTypes: ['gc'] });
  for (let at = 0; at < 40; at += 1) countPassedBytes(megabyte);
  await expect.poll(() => kinds.filter((kind) => kind === minor).length).toBeGreaterThanOrEqual(10);
  observer.disconnect();
});

test('when a gigabyte passes in small pieces, then its buffers do not gather', () => {
  const before = memoryUsage().arrayBuffers;
  let most = 0;
  for (let at = 0; at < 16 * 1024; at += 1) {
    const piece = new Uint8Array(64 * 1024);
    countPassedBytes(piece.length);
    if (at % 64 === 0) most = Math.max(most, memoryUsage().arrayBuffers - before);
  }
  expect(most).toBeLessThan(16 * megabyte);
});
