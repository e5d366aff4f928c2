import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPlatform, startEmbeddedPlatform } from './embedded-platform.ts';

const script = path.join(import.meta.dirname, 'testing', 'fake-platform.ts');
const events: string[] = [];
let platform: EmbeddedPlatform | undefined;

const start = async (environment: Record<string, string> = {}): Promise<EmbeddedPlatform> => {
  platform = await startEmbeddedPlatform({
    script,
    environment,
    log: (event) => events.push(event),
    firstBackOffMs: 1,
  });
  return platform;
};

afterEach(async () => {
  await platform?.stop();
  platform = undefined;
  events.length = 0;
});

interface Answer {
  pid: number;
  environment: Record<string, string>;
}
const askPid = async (url: string): Promise<Answer> => (await fetch(url)).json();

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

  test('when it is stopped, then it is gone and not started again', async () => {
    const { url, stop } = await start();
    await stop();
    platform = undefined;
    await expect(fetch(url)).rejects.toThrow();
    expect(events).toEqual([]);
  });

  test('when the first start fails, then its last words are the reason', async () => {
    await expect(start({ FAIL_WITH: 'DATABASE_URL cannot be reached' })).rejects.toThrow(
      'DATABASE_URL cannot be reached',
    );
  });
});
