import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFairMutex } from './fair-mutex.ts';
import { openDatabase } from './index.ts';

test('when many want a turn, then each has it alone, in the order in which they came, also those who come back', async () => {
  const mutex = createFairMutex();
  const order: string[] = [];
  let inside = 0;
  const work = async (name: string, times: number): Promise<void> => {
    for (let turn = 1; turn <= times; turn += 1) {
      await mutex.acquire();
      inside += 1;
      expect(inside).toBe(1);
      order.push(`${name}${turn}`);
      await Promise.resolve();
      inside -= 1;
      mutex.release();
    }
  };
  await Promise.all([work('a', 3), work('b', 2), work('c', 1)]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('when many write one after the other, then a reader waits for one round at most, and new events are seen', async () => {
  const { db, close } = openDatabase({ engine: 'sqlite', file: ':memory:' });
  let done = 0;
  let isOver = false;
  const writer = async (): Promise<void> => {
    while (!isOver) {
      await sql`select 1`.execute(db);
      done += 1;
    }
  };
  const writers = Array.from({ length: 100 }, writer);
  for (let reading = 0; reading < 20; reading += 1) {
    const before = done;
    await sql`select 1`.execute(db);
    expect(done - before).toBeLessThanOrEqual(101);
  }
  await new Promise((resolve) => setTimeout(resolve));
  isOver = true;
  await Promise.all(writers);
  await close();
});
