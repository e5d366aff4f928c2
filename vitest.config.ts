import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest would otherwise come last and run alone: these start and kill whole portals. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/replicas/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // What the federation resolves in the browser: remotes are tested with the real doors of the shell.
  resolve: {
    alias: ['request', 'session'].map((door) => ({
      find: `shell/${door}`,
      replacement: path.join(import.meta.dirname, `shell/exposes/${door}.ts`),
    })),
  },
  test: {
    projects: [
      // What a page keeps lives in its modules: each file gets a page of its own.
      { extends: true, test: { name: 'browser', include: ['{shell,remotes}/**/*.test.{ts,tsx}'] } },
      // Servers keep nothing in modules; loading them once for many files halves the time.
      {
        extends: true,
        test: {
          name: 'servers',
          isolate: false,
          include: [
            '{bff,platform,shared,scripts,bench}/**/*.test.ts',
            'tests/{architecture,processes,replicas,threats}/**/*.test.ts',
          ],
        },
      },
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
