import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../processes/find-free-port.ts';
import { findMissingPrograms } from '../processes/find-program.ts';
import { type RedisProgram, startRedis } from '../processes/redis.ts';
import { type ServerProgram, startBff } from '../processes/servers.ts';

const startLimit = 60_000;
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(43));

describe.skipIf(findMissingPrograms(['redis-server']).length > 0)('BFFs that share sessions', () => {
  let redis: RedisProgram;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const start = async (SESSION_KEYS: string): Promise<ServerProgram> => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-keys-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const UPSTREAM_URL = `http://127.0.0.1:${await findFreePort()}`;
    const bff = await startBff({ DATA_DIR, UPSTREAM_URL, REDIS_URL: redis.url, SESSION_KEYS });
    onTestFinished(() => bff.stop());
    return bff;
  };

  it(
    'when one of them has other keys, then it does not start, and says so in one line',
    async () => {
      await start(`${a}`);
      await expect(start(`${b}`)).rejects.toThrow(/\nSESSION_KEYS accepts [^\n]+none of these keys[^\n]+\n$/);
      await expect(start('')).rejects.toThrow(/\nSESSION_KEYS accepts [^\n]+with REDIS_URL[^\n]+\n$/);
    },
    startLimit,
  );

  it(
    'when the keys are replaced server by server, then all start, until the old one is gone everywhere',
    async () => {
      const first = await start(`${a}`);
      const second = await start(`${b},${a}`);
      await first.stop();
      await start(`${b}`);
      await second.stop();
      await start(`${c},${b}`);
      await expect(start(`${a}`)).rejects.toThrow(/SESSION_KEYS accepts/);
    },
    startLimit,
  );
});
