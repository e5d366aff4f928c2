import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { createBundle } from '../../rspack.config.ts';
import { projectRoot } from '../build/paths.ts';
import { run } from './run-compiler.ts';
import { shellDoorNames } from './types/build-types.ts';
import { readPublicNames } from './types/read-public-names.ts';

/** An app brings these itself, and shares them with the shell as it does in a page. */
const libraries = /^(?:react|react-dom|react-intl|jotai|luxon|vitest|@tanstack\/react-query)(?:\/.*)?$/;

/** Rooms of the shell whose words stand around every app; the kit reads them as they are written. */
const wordRooms = ['core/language', 'frame/header'];

/**
 * Bundles the shell for unit tests of apps: all doors with what they are made of, and the kit that renders with them. Each door is
 * a module of its own over one bundle, so that they share their state.
 */
export async function bundleTesting(folder: string, workFolder: string): Promise<void> {
  const entries = path.join(workFolder, 'entries');
  await mkdir(entries, { recursive: true });
  const shell = (file: string): string => JSON.stringify(path.join(projectRoot, 'shell', file));
  const lines = [
    ...shellDoorNames.map((door) => `export * as ${door} from ${shell(`exposes/${door}.ts`)};`),
    `export * as testing from ${shell('testing/index.ts')};`,
  ];
  await writeFile(path.join(entries, 'shell.ts'), `${lines.join('\n')}\n`);
  await run(configure(path.join(entries, 'shell.ts'), 'shell', folder));
  await run(configure(path.join(projectRoot, 'shell/testing/stand-in-page.ts'), 'page', folder));
  for (const door of shellDoorNames)
    await writeDoor(`exposes/${door}.ts`, door, path.join(folder, `doors/${door}.js`));
  await writeDoor('testing/index.ts', 'testing', path.join(folder, 'index.js'));
  for (const room of wordRooms)
    await cp(path.join(projectRoot, 'shell', room, 'messages'), path.join(folder, room, 'messages'), {
      recursive: true,
    });
}

async function writeDoor(source: string, name: string, file: string): Promise<void> {
  const text = await readFile(path.join(projectRoot, 'shell', source), 'utf8');
  const bundle = path.relative(
    path.dirname(file),
    path.join(path.dirname(file), name === 'testing' ? 'bundle/shell.js' : '../bundle/shell.js'),
  );
  const lines = readPublicNames(text, 'values').map((each) => `export const ${each} = door.${each};`);
  const from = bundle.startsWith('.') ? bundle : `./${bundle}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `import { ${name} as door } from '${from}';\n${lines.join('\n')}\n`);
}

function configure(entry: string, name: string, folder: string): Configuration {
  const base = createBundle('shell', { outputDirectory: folder });
  const rules = (base.module?.rules ?? []).filter(
    (rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null,
  );
  return {
    ...base,
    context: projectRoot,
    target: 'node20',
    entry: { [name]: entry },
    output: {
      path: path.join(folder, 'bundle'),
      filename: '[name].js',
      chunkFilename: `${name}-[id].js`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    externals: [libraries],
    externalsType: 'module',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { importMeta: false } },
      generator: { 'asset/resource': { emit: false } },
      rules: rules.map((rule) => (isWorker(rule) ? withoutLoader(rule) : rule)),
    },
    optimization: { minimize: true, runtimeChunk: false },
    plugins: [],
    cache: false,
  };
}

/** Workers do not run in unit tests. */
function isWorker({ resourceQuery }: RuleSetRule): boolean {
  return String(resourceQuery) === String(/^\?worker$/);
}

function withoutLoader({ test: _, use: __, ...rule }: RuleSetRule): RuleSetRule {
  return rule;
}
