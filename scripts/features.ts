/** `npm run features`: writes into `docs/features.md` which browser test proves which row. `--check` only says whether it is current. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countProved, fillFeatureTable } from './features/feature-table.ts';
import { listTests } from './features/list-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/features.md');

const before = await readFile(file, 'utf8');
const after = fillFeatureTable(before, await listTests(root));

if (!process.argv.includes('--check')) {
  await writeFile(file, after);
  const { proved, all } = countProved(after);
  console.log(`docs/features.md: ${proved} of ${all} rows have a browser test`);
} else if (after !== before) {
  console.error('docs/features.md is not current: run npm run features');
  process.exitCode = 1;
}
