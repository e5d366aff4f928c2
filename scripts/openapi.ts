/** `node scripts/openapi.ts`: writes `docs/openapi.json` from the contracts. `--check` only says whether it is current. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allCalls, pendingCalls } from '#shared/contracts';
import { buildOpenapi } from './openapi/build-document.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/openapi.json');

const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const text = `${JSON.stringify(buildOpenapi({ calls: allCalls, pending: pendingCalls, version }), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
  console.log(`docs/openapi.json: ${allCalls.length} calls`);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('docs/openapi.json is not current: run node scripts/openapi.ts');
  process.exitCode = 1;
}
