import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createWorkQueue } from './work-queue.ts';

describe('passwords', () => {
  test('when a password was hashed, then it alone matches, and the hash names its parameters', async () => {
    const stored = await hashPassword('Demo2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Demo2026')).toEqual({ matches: true, isOutdated: false });
    expect(await verifyPassword(stored, 'demo2026')).toEqual({ matches: false, isOutdated: false });
    expect(await hashPassword('Demo2026')).not.toBe(stored);
  });

  test('when nobody has the name, then the verdict is no, after a real comparison', async () => {
    expect((await verifyPassword(null, 'Demo2026')).matches).toBe(false);
  });

  test('when a hash was made with other parameters, then it matches and asks to be renewed', async () => {
    const old = await hash('Demo2026', { memoryCost: 4096, timeCost: 3 });
    expect(await verifyPassword(old, 'Demo2026')).toEqual({ matches: true, isOutdated: true });
  });

  test('when a password is longer than 1024 bytes, then it is neither stored nor compared', async () => {
    const stored = await hashPassword('字'.repeat(341));
    expect((await verifyPassword(stored, '字'.repeat(341))).matches).toBe(true);
    expect((await verifyPassword(stored, '字'.repeat(342))).matches).toBe(false);
    await expect(hashPassword('字'.repeat(342))).rejects.toThrow(RangeError);
  });
});

describe('the queue', () => {
  test('when many tasks come, then a few run at once, the rest in their order, and what is too much is refused', async () => {
    const run = createWorkQueue({ running: 2, waiting: 2 });
    const finish: (() => void)[] = [];
    const started: number[] = [];
    const task = (id: number) =>
      run(() => {
        started.push(id);
        return new Promise<void>((resolve) => finish.push(resolve));
      });
    const tasks = [1, 2, 3, 4].map(task);
    await expect(task(5)).rejects.toMatchObject({ code: 'store_unavailable', retryAfter: 2 });
    expect(started).toEqual([1, 2]);
    finish.shift()?.();
    await expect.poll(() => started).toEqual([1, 2, 3]);
    while (started.length < 4 || finish.length > 0) {
      finish.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(tasks);
    expect(started).toEqual([1, 2, 3, 4]);
  });

  test('when a task has waited too long, then it is refused, and those behind it move up', async () => {
    const run = createWorkQueue({ running: 1, waiting: 9, patience: 20 });
    const finish: (() => void)[] = [];
    const first = run(() => new Promise<void>((resolve) => finish.push(resolve)));
    await expect(run(async () => 'late')).rejects.toMatchObject({ code: 'store_unavailable' });
    const next = run(async () => 'next');
    finish[0]?.();
    expect(await next).toBe('next');
    await first;
    expect(await run(async () => 'free')).toBe('free');
  });

  test('when a task fails, then its place is free again', async () => {
    const run = createWorkQueue({ running: 1, waiting: 0 });
    await expect(run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(run(async () => 1)).resolves.toBe(1);
  });
});
