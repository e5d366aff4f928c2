/** `npm run screens`: photographs every screen, in both languages and sizes, and writes `.cache/screens.md`. Needs a build. */
import { spawnSync } from 'node:child_process';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeScreens } from './screens/write-screens.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/screens');

/** The journeys that photograph a screen on their way. */
const journeys: string[] = [];
for await (const file of glob('tests/e2e/**/*.spec.ts', { cwd: root }))
  if (/\b(?:photograph|checkScreen)\(/.test(await readFile(path.join(root, file), 'utf8')))
    journeys.push(file);

await rm(folder, { recursive: true, force: true });
const tool = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [tool, 'test', ...journeys], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SCREENSHOT_FOLDER: folder },
});
await writeFile(path.join(root, '.cache/screens.md'), writeScreens(await readdir(folder)));
process.exitCode = status ?? 1;
