import { constants, PerformanceObserver } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { countPassedBytes, passBatch } from './index.ts';

const megabyte = 1024 * 1024;
const { NODE_PERFORMANCE_GC_MINOR: minor, NODE_PERFORMANCE_GC_MAJOR: major } = constants;

/** Kinds of the collections from now on, until the test has finished. */
function watchCollections(): readonly unknown[] {
  const kinds: unknown[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      kinds.push((entry as PerformanceEntry & { detail?: { kind?: number } }).detail?.kind);
  });
  observer.observe({ entryTypes: ['gc'] });
  onTestFinished(() => observer.disconnect());
  return kinds;
}

test('when megabytes have passed, then young objects are collected once each four', async () => {
  const kinds = watchCollections();
  for (let at = 0; at < 40; at += 1) countPassedBytes(megabyte);
  await expect.poll(() => kinds.filter((kind) => kind === minor).length).toBeGreaterThanOrEqual(10);
});

test('when batches have passed, then young objects are collected after each, and all objects after each hundredth', async () => {
  const kinds = watchCollections();
  for (let at = 0; at < 200; at += 1) passBatch();
  await expect.poll(() => kinds.filter((kind) => kind === major).length).toBeGreaterThanOrEqual(2);
  expect(kinds.filter((kind) => kind === minor).length).toBeGreaterThanOrEqual(190);
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
