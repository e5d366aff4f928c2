import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPlatform, startEmbeddedPlatform } from './embedded-platform.ts';

const script = path.join(import.meta.dirname, 'testing', 'fake-platform.ts');
const events: string[] = [];
const said: unknown[] = [];
let platform: EmbeddedPlatform | undefined;

async function start(environment: Record<string, string> = {}): Promise<EmbeddedPlatform> {
  platform = await startEmbeddedPlatform({
    script,
    environment,
    log: (event, fields) => {
      events.push(event);
      if (event === 'platform_says' || event === 'platform_died') said.push(fields);
    },
    firstBackOffMs: 1,
  });
  return platform;
}

afterEach(async () => {
  await platform?.stop();
  platform = undefined;
  events.length = 0;
  said.length = 0;
});

interface Answer {
  pid: number;
  environment: Record<string, string>;
}

async function askPid(url: string): Promise<Answer> {
  return (await fetch(url)).json();
}

describe('the embedded platform', () => {
  test('when it is killed, then it comes back on the same port, again and again', async () => {
    const { url } = await start();
    for (let round = 0; round < 2; round++) {
      const { pid } = await askPid(url);
      process.kill(pid, 'SIGKILL');
      const next = await vi.waitFor(
        async () => {
          const answer = await askPid(url);
          expect(answer.pid).not.toBe(pid);
          return answer;
        },
        { timeout: 10_000 },
      );
      expect(next.pid).toBeGreaterThan(0);
    }
    await vi.waitFor(() => expect(events.filter((event) => event === 'platform_restarted')).toHaveLength(2));
    expect(events.filter((event) => event === 'platform_died')).toHaveLength(2);
  });

  test('when it starts, then it sees what it was given and nothing of our secrets', async () => {
    process.env.SESSION_KEYS = 'secret';
    const { environment } = await askPid((await start({ DEMO: '1' })).url);
    delete process.env.SESSION_KEYS;
    expect(environment).toMatchObject({ DEMO: '1', PLATFORM_PORT: '0' });
    expect(environment).not.toHaveProperty('SESSION_KEYS');
  });

  test('when the operator says how Node reaches out, then the platform does so too', async () => {
    const set = {
      NODE_EXTRA_CA_CERTS: path.join(import.meta.dirname, 'testing', 'fake-platform.ts'),
      NODE_OPTIONS: '--max-old-space-size=512',
      HTTPS_PROXY: 'http://proxy.school.example:3128',
      https_proxy: 'http://proxy.school.example:3128',
      NO_PROXY: 'localhost',
      PGSSLROOTCERT: '/etc/school/root.pem',
      PGPASSFILE: '/etc/school/pgpass',
    };
    for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
    const { environment } = await askPid((await start()).url);
    vi.unstubAllEnvs();
    expect(environment).toMatchObject(set);
  });

  test('when it is stopped, then it is gone and not started again', async () => {
    const { url, stop } = await start();
    await stop();
    platform = undefined;
    await expect(fetch(url)).rejects.toThrow();
    expect(events).toEqual([]);
  });

  test('when it crashes at the start, then the log has its whole stack, and the error is the reason', async () => {
    await expect(start({ CRASH_WITH: 'a wheel came off' })).rejects.toThrow(/^RangeError: a wheel came off$/);
    const text = said.map((fields) => (fields as { text: string }).text).join('');
    expect(text).toMatch(/RangeError: a wheel came off\n +at .*fake-platform\.ts/);
    expect(text).toMatch(/\[cause\]: Error: the axle broke\n[\s\S]*Node\.js v/);
  });

  test('when it says itself why it cannot start, then that is the reason', async () => {
    await expect(start({ REFUSE_WITH: 'the database is newer' })).rejects.toThrow(/^the database is newer$/);
  });

  test('when it crashes later, then the log says of what', async () => {
    const { url } = await start();
    await fetch(`${url}/crash`).catch(() => undefined);
    await vi.waitFor(() => expect(events).toContain('platform_died'));
    expect(said).toContainEqual(expect.objectContaining({ reason: 'code 1: TypeError: out of the blue' }));
  });

  test('when the first start fails, then its last words are the reason', async () => {
    await expect(start({ FAIL_WITH: 'DATABASE_URL cannot be reached' })).rejects.toThrow(
      'DATABASE_URL cannot be reached',
    );
  });
});
