import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { projectRoot } from '../build/paths.ts';
import { run } from './run-compiler.ts';

/**
 * Bundles what the package uses of `shared/` into one module, libraries included.
 * @param names exports that are used, by room
 */
export async function bundleShared(
  names: ReadonlyMap<string, ReadonlySet<string>>,
  file: string,
  workFolder: string,
): Promise<void> {
  const entry = path.join(workFolder, 'entries/shared.ts');
  await mkdir(path.dirname(entry), { recursive: true });
  const lines = [...names].sort().map(([room, exported]) => {
    const door = path.join(projectRoot, 'shared', room, 'index.ts');
    return `export { ${[...exported].sort().join(', ')} } from ${JSON.stringify(door)};`;
  });
  await writeFile(entry, `${lines.join('\n')}\n`);
  await run(configure(entry, file));
}

function configure(entry: string, file: string): Configuration {
  return {
    mode: 'production',
    context: projectRoot,
    target: 'node20',
    devtool: false,
    entry: { shared: entry },
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          sideEffects: false,
          use: {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
    // Somebody may have to read it.
    optimization: { minimize: false },
    performance: false,
  };
}
