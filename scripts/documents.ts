/**
 * `npm run documents`: makes the documents that follow from sources and are not kept, in `.cache/documents`, and the pictures of the
 * help. `npm run documents -- features openapi` makes some. Screens and pictures need a browser; all screens take an hour.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawHelpPictures } from './documents/draw-help-pictures.ts';
import { writeFeatureTable } from './documents/feature-table.ts';
import { listSources } from './documents/list-sources.ts';
import { listTests } from './documents/list-tests.ts';
import { photographScreens } from './documents/photograph-screens.ts';
import { writeScreens } from './documents/write-screens.ts';
import { formatApiDocument } from './openapi/format-api-document.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = '.cache/documents';

function write(name: string, text: string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, name), text);
  console.log(`${folder}/${name}`);
}

const documents: Record<string, () => Promise<void> | void> = {
  features: async () => {
    const table = readFileSync(path.join(root, 'docs/features.md'), 'utf8');
    const evidence = { tests: await listTests(root), sources: listSources(root) };
    write('features.md', writeFeatureTable(table, evidence, '../../'));
  },
  openapi: () => write('openapi.json', formatApiDocument({ indent: 2 })),
  pictures: async () => {
    const changed = await drawHelpPictures(root, path.join(root, folder, 'pictures'));
    console.log(changed.length > 0 ? changed.join('\n') : 'All pictures of the help show what they showed');
  },
  screens: async () =>
    write('screens.md', writeScreens(await photographScreens(root, path.join(root, folder, 'screens')))),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in documents));
try {
  if (unknown.length > 0)
    throw new Error(
      `no such document: ${unknown.join(', ')}. There are ${Object.keys(documents).join(', ')}`,
    );
  for (const [name, make] of Object.entries(documents))
    if (chosen.length === 0 || chosen.includes(name)) await make();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
