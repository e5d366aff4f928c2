import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanEnvironment } from './processes.ts';

test('when the caller has services of tests, then a server that is measured has none of them', () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379');
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:5432/test');
  onTestFinished(() => void vi.unstubAllEnvs());
  const environment = cleanEnvironment();
  expect(environment).toMatchObject({ PATH: process.env.PATH, HOME: process.env.HOME });
  expect(environment).not.toHaveProperty('REDIS_URL');
  expect(environment).not.toHaveProperty('DATABASE_URL');
});
