import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHashPool } from './hash-pool.ts';
import { type HashPlan, planHashing } from './hash-scheduling.ts';
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

/** Processes of Node with these words in their command line. The command that starts one with another policy is none. */
function nodesWith(words: string): number[] {
  const files = globSync('/proc/[0-9]*/cmdline').filter((file) => {
    const command = readSome(file);
    return command.startsWith(process.execPath) && command.includes(words);
  });
  return files.map((file) => Number(file.split('/')[2]));
}

/** Nothing, where the process has ended meanwhile. */
function readSome(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** By which policy a process is scheduled (proc(5)). */
function policyOf(pid: number): number {
  return Number(readSome(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[38]);
}

describe('the processes that hash', () => {
  const one = { count: 1, isLowPriority: false };
  const oneBehind = { count: 1, isLowPriority: true };
  const idlePolicy = 5;
  const programOf = (text: string) => ['--input-type=module', '--eval', text];
  /** What a program starts with that has to know by which policy it is scheduled (proc(5)). */
  const policy = `
    import { readFileSync } from 'node:fs';
    const policy = Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[38]);
    const isIdle = policy === ${idlePolicy};
  `;
  /** Says when it started, and when it is ready. */
  const dated = programOf(`
    const startedAt = Date.now();
    process.on('message', () => process.send({ result: String(startedAt) }));
    process.send('ready');
  `);

  test('when a hash can stand back, then every core may hash; else one stays with those who are signed in', () => {
    const plan = (cores: number, usable = cores, canRunIdle = true) =>
      planHashing({ cores, usable, canRunIdle: () => canRunIdle });
    expect([2, 4, 16].map((cores) => plan(cores).count)).toEqual([2, 4, 4]);
    expect(plan(2).isLowPriority).toBe(true);
    expect(plan(1)).toEqual({ count: 1, isLowPriority: false });
    expect(plan(8, 2)).toEqual({ count: 1, isLowPriority: false });
    expect([2, 4, 16].map((cores) => plan(cores, cores, false).count)).toEqual([1, 3, 3]);
  });

  test.skipIf(process.platform !== 'linux')('when one stands back, then it alone does', async () => {
    // A process that stands back may get no time to report its policy while the machine is busy.
    const expectPolicy = (plan: HashPlan) => {
      const mark = randomUUID();
      const program = programOf(
        `/* ${mark} */ process.on('message', () => undefined); process.send('ready');`,
      );
      void createHashPool(plan, { program, answerTimeoutMs: 10_000 }).prepare();
      onTestFinished(() => nodesWith(mark).forEach((pid) => void process.kill(pid, 'SIGKILL')));
      return expect.poll(() => nodesWith(mark).map(policyOf), { timeout: 10_000 });
    };
    await expectPolicy(oneBehind).toEqual([idlePolicy]);
    await expectPolicy(one).toEqual([0]);
  });

  test.each([
    ['to work', "process.send('ready')"],
    ['to its start', 'undefined'],
  ])(
    'when one that stands back does not come %s, then it does not stand back any longer',
    async (_, start) => {
      const program = programOf(`${policy}
      process.on('message', () => { if (!isIdle) process.send({ result: 'forward' }); });
      if (isIdle) ${start};
      else process.send('ready');
    `);
      const pool = createHashPool(oneBehind, { program, answerTimeoutMs: 300 });
      expect(await pool.hash('Demo2026')).toBe('forward');
      expect(await pool.hash('Demo2026')).toBe('forward');
    },
  );

  test('when one cannot stand back after all, then it hashes like everybody else', async () => {
    const program = programOf(`${policy}
      if (isIdle) process.exit(1);
      process.on('message', () => process.send({ result: 'forward' }));
      process.send('ready');
    `);
    const pool = createHashPool(oneBehind, { program, answerTimeoutMs: 10_000 });
    expect(await pool.hash('Demo2026')).toBe('forward');
  });

  test('when they are prepared, then all have started before the first password', async () => {
    const pool = createHashPool(
      { count: 2, isLowPriority: false },
      { program: dated, answerTimeoutMs: 10_000 },
    );
    await pool.prepare();
    const preparedAt = Date.now();
    const reports = await Promise.all([pool.hash('Demo2026'), pool.hash('Demo2026')]);
    const started = reports.map(Number);
    expect(Math.max(...started)).toBeLessThanOrEqual(preparedAt);
  });

  test('when one breaks down as it is prepared, then only its first order fails', async () => {
    const pool = createHashPool(one, { program: programOf('process.exit(1)'), answerTimeoutMs: 10_000 });
    await expect(pool.prepare()).resolves.toBeUndefined();
    await expect(pool.hash('Demo2026')).rejects.toThrow();
  });

  test('when a stored hash is none, then that comparison fails, and the process goes on', async () => {
    const pool = createHashPool(one);
    await expect(pool.verify('$argon2id$broken', 'Demo2026')).rejects.toThrow();
    expect(await pool.verify(await pool.hash('Demo2026'), 'Demo2026')).toBe(true);
  });

  test('when one is killed at work, then its order fails, and the next one gets a new process', async () => {
    const program = programOf(`
      process.on('message', ({ password }) => {
        if (password === 'deadly') process.kill(process.pid, 'SIGKILL');
        else process.send({ result: 'alive' });
      });
      process.send('ready');
    `);
    const pool = createHashPool(one, { program, answerTimeoutMs: 10_000 });
    await expect(pool.hash('deadly')).rejects.toThrow();
    expect(await pool.hash('Demo2026')).toBe('alive');
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
    const run = createWorkQueue({ running: 1, waiting: 9, maxWaitMs: 20 });
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
