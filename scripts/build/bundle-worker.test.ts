import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker } from './bundle-worker.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-worker-'));
  await writeFile(
    path.join(folder, 'entry.ts'),
    "import { double } from './double.ts';\npostMessage(double(21));\n",
  );
  await writeFile(
    path.join(folder, 'double.ts'),
    'export function double(n: number): number {\n  return 2 * n;\n}\n',
  );
  await writeFile(path.join(folder, 'broken.ts'), "import { lost } from './lost.ts';\npostMessage(lost);\n");
});
afterAll(() => rm(folder, { recursive: true }));

test('when a worker imports another module, then one script does the work of both and both are its sources', async () => {
  const { code, sources } = await bundleWorker(path.join(folder, 'entry.ts'), 'production');
  const sent: unknown[] = [];
  new Function('postMessage', code)((message: unknown) => sent.push(message));
  expect(sent).toEqual([42]);
  expect(sources.map((source) => path.basename(source)).sort()).toEqual(['double.ts', 'entry.ts']);
});

test('when a module is missing, then the report names it', async () => {
  await expect(bundleWorker(path.join(folder, 'broken.ts'), 'production')).rejects.toThrow('lost.ts');
});
