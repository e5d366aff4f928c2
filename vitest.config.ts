import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bff,platform,shared,shell,remotes,scripts,bench}/**/*.test.{ts,tsx}',
      'tests/{architecture,threats}/**/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
