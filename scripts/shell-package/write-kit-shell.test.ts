import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeKitShell } from './write-kit-shell.ts';

test('when files of an earlier build lie beside those of this one, then they stay out', async () => {
  const source = await mkdtemp(path.join(tmpdir(), 'kit-shell-'));
  const files = ['main.2.js', 'face-worker.2.js', 'model.2.bin'];
  for (const file of [...files, 'main.1.js']) await writeFile(path.join(source, file), file);
  const folder = path.join(source, 'written');
  await writeKitShell({ entry: '/assets/shell/main.2.js', preload: [], files }, folder, source);
  expect(await readdir(path.join(folder, 'assets/shell'))).toEqual(['main.2.js']);
  expect(await readFile(path.join(folder, 'pseudo-language.js'), 'utf8')).toContain('addPseudoLanguage()');
  await rm(source, { recursive: true });
});
