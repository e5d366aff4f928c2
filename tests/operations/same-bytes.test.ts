import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintInputs, isUpToDate } from '../../scripts/build/inputs.ts';
import { distDirectory, projectRoot } from '../../scripts/build/paths.ts';
import { run } from './testing/run-portal.ts';

/** On the same disk, so that packages can be linked: longer and deeper than the project's own name, with blanks and Chinese. */
const otherFolder = path.join('eine andere Schule', '门户网站', 'ein-sehr-langer-name-'.repeat(4), 'portal');
const notCopied = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results']);

test('when the same sources are built in another folder, at another hour and in another locale, then every file is the same', async () => {
  expect(await isUpToDate(await fingerprintInputs()), 'npm run build').toBe(true);
  const copy = await copyProject();
  const locale = { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };
  expect(await run(process.execPath, [path.join(copy, 'scripts/build.ts')], locale)).toMatchObject({
    status: 0,
  });
  expect(hashFiles(path.join(copy, 'dist'))).toEqual(hashFiles(distDirectory));
}, 600_000);

/** The project in another folder. Its packages are links: copies would take a gigabyte. */
async function copyProject(): Promise<string> {
  mkdirSync(path.join(projectRoot, '.cache'), { recursive: true });
  const outer = mkdtempSync(path.join(projectRoot, '.cache/other-'));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  const copy = path.join(outer, otherFolder);
  for (const name of readdirSync(projectRoot).filter((each) => !notCopied.has(each)))
    cpSync(path.join(projectRoot, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  const packages = [path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules')];
  expect(await run('cp', ['-Rl', ...packages], {})).toMatchObject({ status: 0 });
  return copy;
}

/** Hashes by path of what the last build of a folder wrote; files of builds before it may stand beside them. */
function hashFiles(dist: string): Record<string, string> {
  const [{ files }] = JSON.parse(readFileSync(path.join(dist, 'builds.json'), 'utf8'));
  const assets = (files as string[]).map((file) => `assets/${file}`);
  const samples = readdirSync(path.join(dist, 'samples')).map((file) => `samples/${file}`);
  const all = [...assets, ...samples, 'build.json', 'portal-shell.tgz'].sort();
  return Object.fromEntries(all.map((file) => [file, hash(readFileSync(path.join(dist, file)))]));
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
