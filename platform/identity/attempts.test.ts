import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#platform/database';
import { describePostgres, describeStore, type TestEngine } from '#platform/testing';
import { isDomainError } from '#shared/contracts';
import { createAttemptStore } from './attempt-store.ts';
import { createAttemptLimiter } from './attempts.ts';

const minute = 60_000;

function createLimiter(engine: TestEngine) {
  let now = Date.parse('2026-09-01T00:00:00Z');
  const limiter = createAttemptLimiter({
    store: createAttemptStore(engine.database()),
    clock: () => now,
  });
  return {
    begin: (name: string, ip: string) => limiter.begin({ way: 'password', name, source: { ip } }),
    beginBy: limiter.begin,
    miss: limiter.miss,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

async function retryAfterOf(attempt: Promise<unknown>): Promise<number | undefined> {
  const error = await attempt.catch((caught: unknown) => caught);
  return isDomainError(error) && error.code === 'too_many_attempts' ? error.retryAfter : undefined;
}

function tryAtOnce(count: number, attempt: () => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, attempt));
}

async function tryTimes(count: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await attempt();
}

describeStore((engine) => {
  test('when one name was tried ten times from one address, then the eleventh waits out 15 minutes from there', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    await tryTimes(10, () => limiter.begin(name, '10.1.0.1'));
    limiter.advance(10 * minute);
    expect(await retryAfterOf(limiter.begin(name, '10.1.0.1'))).toBe(900);
    limiter.advance(5 * minute);
    expect(await retryAfterOf(limiter.begin(name.toUpperCase(), '10.1.0.1'))).toBe(600);
    limiter.advance(10 * minute);
    await limiter.begin(name, '10.1.0.1');
  });

  test('when the tries are spread over more than 15 minutes, then the window starts anew', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    await tryTimes(10, () => limiter.begin(name, '10.1.0.2'));
    limiter.advance(15 * minute);
    await tryTimes(10, () => limiter.begin(name, '10.1.0.2'));
  });

  test('when a try succeeds, then the pair starts from zero', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    await tryTimes(9, () => limiter.begin(name, '10.1.0.3'));
    await (await limiter.begin(name, '10.1.0.3')).succeed();
    await tryTimes(10, () => limiter.begin(name, '10.1.0.3'));
  });

  test('when what a right password opens fails, then nothing of it is kept; when it works, then the pair starts from zero', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    await tryTimes(9, () => limiter.begin(name, '10.1.0.5'));
    const attempt = await limiter.begin(name, '10.1.0.5');
    const insert = (trx: Kysely<Tables>) =>
      trx.insertInto('rate_limit').values({ key: name, points: 1, expires_at: 0 }).execute();
    const failing = attempt.succeedWith(async (trx) => {
      await insert(trx);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    await attempt.succeedWith(insert);
    await tryTimes(10, () => limiter.begin(name, '10.1.0.5'));
    expect(await retryAfterOf(limiter.begin(name, '10.1.0.5'))).toBe(900);
  });

  test('when a try was cancelled, then it did not count', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    await tryTimes(20, async () => (await limiter.begin(name, '10.1.0.4')).cancel());
    expect((await limiter.begin(name, '10.1.0.4')).delay).toBe(0);
  });

  test('when one name is tried from many addresses, then it slows down and never locks', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    const ips = Array.from({ length: 40 }, (_, index) => `10.2.0.${index}`);
    const delays: number[] = [];
    for (const ip of ips) delays.push((await limiter.begin(name, ip)).delay);
    expect(delays).toEqual([...Array(20).fill(0), ...Array(20).fill(2_000)]);
  });

  test('when a whole school signs in from one address, then nobody is refused', async () => {
    const limiter = createLimiter(engine);
    const signInClass = () =>
      tryAtOnce(50, async () => (await limiter.begin(randomUUID(), '10.3.0.1')).succeed());
    await tryTimes(7, signInClass);
    expect((await limiter.begin(randomUUID(), '10.3.0.1')).delay).toBe(0);
  });

  test('when one address fails 300 times within an hour, then it waits for the end of that hour', async () => {
    const limiter = createLimiter(engine);
    await tryAtOnce(300, () => limiter.begin(randomUUID(), '10.3.0.2'));
    limiter.advance(59 * minute);
    expect(await retryAfterOf(limiter.begin(randomUUID(), '10.3.0.2'))).toBe(60);
    await limiter.begin(randomUUID(), '10.3.0.3');
  });

  test('when one address is refused, then a user who has signed in from there before still may, and nobody else', async () => {
    const limiter = createLimiter(engine);
    const [pupil, stranger] = [randomUUID(), randomUUID()];
    await (await limiter.begin(pupil, '10.3.0.4')).succeed({ recognise: true });
    await tryAtOnce(300, () => limiter.begin(randomUUID(), '10.3.0.4'));
    await limiter.begin(pupil.toUpperCase(), '10.3.0.4');
    expect(await retryAfterOf(limiter.begin(stranger, '10.3.0.4'))).toBeGreaterThan(0);
    await tryTimes(9, () => limiter.begin(pupil, '10.3.0.4'));
    expect(await retryAfterOf(limiter.begin(pupil, '10.3.0.4'))).toBe(900);
    limiter.advance(91 * 24 * 60 * minute);
    await tryAtOnce(300, () => limiter.begin(randomUUID(), '10.3.0.4'));
    expect(await retryAfterOf(limiter.begin(pupil, '10.3.0.4'))).toBeGreaterThan(0);
  });

  test('when a device is known, then it has a counter of its own, and neither name nor address matter to it', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    const onDevice = () => limiter.beginBy({ way: 'password', name, source: { device: 'd1' } });
    await tryAtOnce(300, () => limiter.begin(randomUUID(), '10.3.0.5'));
    await tryTimes(11, () => limiter.begin(name, '10.3.0.5').catch(() => undefined));
    await tryTimes(12, () => limiter.begin(name, `10.3.1.${randomUUID()}`));
    expect((await onDevice()).delay).toBe(0);
    await tryTimes(9, onDevice);
    expect(await retryAfterOf(onDevice())).toBe(900);
    const other = limiter.beginBy({ way: 'password', name, source: { device: 'd2' } });
    expect((await other).delay).toBe(0);
  });

  test('when a living session shows the own password, then only its own tries refuse it', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    const inSession = (session: string) =>
      limiter.beginBy({ way: 'own password', name, source: { session } });
    await tryTimes(11, () => limiter.begin(name, '10.3.0.6').catch(() => undefined));
    const [own, other] = [randomUUID(), randomUUID()];
    await tryTimes(10, () => inSession(other));
    expect(await retryAfterOf(inSession(other))).toBe(900);
    await tryTimes(10, () => inSession(own));
    expect(await retryAfterOf(inSession(own))).toBe(900);
    // A client that opens session after session is slowed down.
    expect((await inSession(randomUUID())).delay).toBe(2_000);
  });

  test('when one way in is over its limit, then no other one is', async () => {
    const limiter = createLimiter(engine);
    const junk = (way: string) => limiter.miss({ way, name: randomUUID(), source: { ip: '10.3.0.7' } });
    await tryAtOnce(300, () => junk('ticket'));
    expect(await retryAfterOf(junk('ticket'))).toBe(3600);
    await junk('remember');
    await limiter.begin(randomUUID(), '10.3.0.7');
  });

  test('when an address may only be slowed down, then it is never refused', async () => {
    const limiter = createLimiter(engine);
    const ask = () =>
      limiter.beginBy({
        way: 'forgot',
        name: randomUUID(),
        source: { ip: '10.3.0.8' },
        isAddressOnlySlowed: true,
      });
    await tryAtOnce(300, ask);
    expect((await ask()).delay).toBe(2_000);
  });

  test('when one secret is shown again and again, then it waits', async () => {
    const limiter = createLimiter(engine);
    const order = { way: 'ticket', name: randomUUID(), source: { ip: '10.3.0.9' } };
    await tryTimes(10, () => limiter.miss(order));
    expect(await retryAfterOf(limiter.miss(order))).toBe(900);
  });

  test('when names are kept, then nobody can read them', async () => {
    const limiter = createLimiter(engine);
    await limiter.begin('canary-Passw0rd', '10.4.0.1');
    const rows = await engine.database().db.selectFrom('rate_limit').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

describePostgres((engine) => {
  test('when forty wrong secrets come at once from one source, then exactly ten are answered as wrong', async () => {
    const limiter = createLimiter(engine);
    const order = { way: 'ticket', name: randomUUID(), source: { ip: '10.5.0.2' } };
    const tries = Array.from({ length: 40 }, () => retryAfterOf(limiter.miss(order)));
    const refused = (await Promise.all(tries)).filter((retryAfter) => retryAfter !== undefined);
    expect(refused).toEqual(Array(30).fill(900));
  });

  test('when forty tries come at once, then exactly ten are allowed', async () => {
    const limiter = createLimiter(engine);
    const name = randomUUID();
    const tries = Array.from({ length: 40 }, () => retryAfterOf(limiter.begin(name, '10.5.0.1')));
    const refused = (await Promise.all(tries)).filter((retryAfter) => retryAfter !== undefined);
    expect(refused).toEqual(Array(30).fill(900));
  });
});
