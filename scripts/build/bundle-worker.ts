import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { projectRoot } from './paths.ts';

export interface WorkerBundle {
  /** One script without imports. */
  code: string;
  /** Paths of the sources that it is made of. */
  sources: string[];
}

/**
 * Makes one script of a worker and all that it imports. As a chunk of the shell it would carry the runtime of the federation, 14 KB by
 * brotli. The login page would carry the code that starts it.
 * @param entry path of its first module
 * @throws Error with the compiler's own report when it does not compile
 */
export async function bundleWorker(entry: string, mode: 'development' | 'production'): Promise<WorkerBundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  try {
    const stats = await compile(entry, mode, folder);
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
    const code = await readFile(path.join(folder, 'worker.js'), 'utf8');
    const sources = [...stats.compilation.fileDependencies].filter((file) => /\.tsx?$/.test(file));
    return { code, sources };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compile(entry: string, mode: 'development' | 'production', folder: string): Promise<Stats> {
  const compiler = rspack({
    name: 'worker',
    // Modules are numbered by their names below it, wherever the build was started.
    context: projectRoot,
    mode,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: entry },
    output: { path: folder, filename: '[name].js', asyncChunks: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new Error('the compiler gave no statistics'));
      });
    });
  });
}
