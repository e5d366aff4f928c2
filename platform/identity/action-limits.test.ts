import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describePostgres, describeStore, type TestEngine } from '#platform/testing';
import { createActionLimits } from './index.ts';

const hour = 3_600_000;
const limit = { points: 3, window: hour, what: { zh: '今天太多了', en: 'That was a lot' } };

function open(engine: TestEngine) {
  let now = Date.parse('2026-09-01T00:00:00Z');
  const limits = createActionLimits({ database: engine.database(), clock: () => now });
  return { ...limits, advance: (milliseconds: number) => (now += milliseconds) };
}

describeStore((engine) => {
  test('when a limit is used up, then the refusal says when to try again, and later it is free', async () => {
    const limits = open(engine);
    const name = randomUUID();
    for (let count = 0; count < 3; count += 1) await limits.consume(name, limit);
    limits.advance(hour / 2);
    await expect(limits.consume(name, limit)).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 1800,
      message: '今天太多了，请在 30 分钟后再试|||That was a lot. Please try again in 30 minutes',
    });
    await limits.consume(randomUUID(), limit);
    limits.advance(hour / 2);
    await limits.consume(name, limit);
  });

  test('when a limit is only looked at, then nothing is counted', async () => {
    const limits = open(engine);
    const name = randomUUID();
    for (let count = 0; count < 5; count += 1) await limits.check(name, limit);
    for (let count = 0; count < 3; count += 1) expect(await limits.findRefusal(name, limit)).toBeUndefined();
    await expect(limits.check(name, limit)).rejects.toMatchObject({ code: 'too_many_attempts' });
    limits.advance(hour);
    await limits.check(name, limit);
  });
});

describePostgres((engine) => {
  test('when twenty come at once, then as many pass as the limit says', async () => {
    const limits = open(engine);
    const name = randomUUID();
    const refusals = await Promise.all(Array.from({ length: 20 }, () => limits.findRefusal(name, limit)));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(3);
  });
});
