import { expect } from 'vitest';
import { createVisitor } from './visitor.ts';

const limitMs = 20_000;

/** Resolves when each BFF says that all its parts answer. */
export async function waitUntilReady(url: string, ports: readonly number[]): Promise<void> {
  const visitor = createVisitor(url);
  for (const port of ports) {
    await expect
      .poll(() => visitor.attempt(() => visitor.get('/readyz', port)), { timeout: limitMs, interval: 50 })
      .toMatchObject({ status: 200 });
  }
}
