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
    alias: [
      ...['session', 'request', 'header', 'ui', 'kit', 'permissions'].map((door) => ({
        find: `shell/${door}`,
        replacement: path.join(import.meta.dirname, `shell/exposes/${door}.ts`),
      })),
      { find: 'shell/testing', replacement: path.join(import.meta.dirname, 'shell/testing/index.ts') },
    ],
  },
  test: {
    projects: [
      // What a page keeps lives in its modules: each file gets a page of its own.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['shell/**/*.test.{ts,tsx}'],
          exclude: ['shell/testing/**'],
        },
      },
      // Remotes are tested with the doors of the shell, whose modules read the page as they are loaded.
      {
        extends: true,
        test: {
          name: 'remotes',
          include: ['{remotes,shell/testing}/**/*.test.{ts,tsx}'],
          setupFiles: [path.join(import.meta.dirname, 'shell/testing/stand-in-page.ts')],
        },
      },
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
