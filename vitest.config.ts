import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { catalogueQuery, writeCatalogues } from './scripts/build/catalogues.ts';
import { leftOutOf } from './scripts/testing/tiers.mjs';
import durations from './tests/durations.json' with { type: 'json' };

const seconds: Readonly<Record<string, number>> = durations;

/** The longest would otherwise come last and run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      seconds[path.relative(import.meta.dirname, moduleId).replaceAll(path.sep, '/')] ?? 0;
    return (await super.sort(files)).sort((a, b) => secondsOf(b) - secondsOf(a));
  }
}

const exclude = ['**/node_modules/**', ...leftOutOf(process.env.TEST_TIER)];

const pageTests = '{remotes,shell}/**/*.page.test.tsx';
/** What the services of samples are made with: its source, so that their tests need no build. */
const publishedService = path.join(import.meta.dirname, 'shell/published/service/index.ts');
const leavePage = path.join(import.meta.dirname, 'shell/testing/leave-page.ts');
const standInPage = path.join(import.meta.dirname, 'shell/testing/stand-in-page.ts');

/** Imports of all catalogues of a room, as the build understands them. */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  resolveId(id, importer = import.meta.filename) {
    const [file = '', query = ''] = id.split(/(?=\?)/);
    if (!catalogueQuery.test(query)) return undefined;
    // An absolute one is what this has answered before; vitest may have taken the root away from it.
    if (path.isAbsolute(file)) return file.startsWith(import.meta.dirname) ? id : import.meta.dirname + id;
    // Without the ending: what is made of it is no JSON.
    return path.resolve(path.dirname(importer), file.replace(/\.json$/, '')) + query;
  },
  load(id) {
    const [file = '', query = ''] = id.split(/(?=\?)/);
    return catalogueQuery.test(query) ? writeCatalogues(file, query) : undefined;
  },
};

export default defineConfig({
  plugins: [catalogues],
  // What the federation resolves in the browser: remotes are tested with the real doors of the shell.
  resolve: {
    alias: [
      ...['session', 'request', 'header', 'ui', 'kit', 'app', 'permissions', 'apps'].map((door) => ({
        find: `shell/${door}`,
        replacement: path.join(import.meta.dirname, `shell/exposes/${door}.ts`),
      })),
      { find: /^@portal\/shell\/service$/, replacement: publishedService },
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
          exclude: [...exclude, 'shell/testing/**', pageTests],
        },
      },
      // Remotes are tested with the doors of the shell, whose modules read the page as they are loaded: once for all files.
      {
        extends: true,
        test: {
          name: 'remotes',
          isolate: false,
          include: ['{remotes,shell/testing}/**/*.test.ts'],
          exclude,
          setupFiles: [standInPage],
        },
      },
      // Each rendering says itself what the page knows, so that the parts of the interface are loaded once for all of them.
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          include: ['{remotes,shell/testing}/**/*.test.tsx'],
          exclude: [...exclude, pageTests],
          setupFiles: [standInPage],
        },
      },
      // Components in a page, where effects run, focus moves and users type; each file gets a page of its own, and the modules of the file before.
      {
        extends: true,
        test: {
          name: 'pages',
          isolate: false,
          environment: 'happy-dom',
          include: [pageTests],
          exclude,
          setupFiles: [standInPage, leavePage],
        },
      },
      // Servers keep nothing in modules; loading them once for many files halves the time.
      {
        extends: true,
        test: {
          name: 'servers',
          isolate: false,
          exclude,
          include: [
            '{bff,platform,shared,scripts,bench}/**/*.test.ts',
            'samples/*/{src,service}/**/*.test.ts',
            'tests/{architecture,operations,plans,processes,replicas,threats,uploads}/**/*.test.ts',
          ],
        },
      },
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // Limits tell what hangs from what is slow, on machines four times slower as well.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  },
});
