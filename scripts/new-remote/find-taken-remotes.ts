import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TakenRemote } from './remote-code.ts';

const codePattern = /\bcode:\s*'([^']+)'/;

/** The remotes below a folder. A folder without a manifest counts too: its name is taken. */
export async function findTakenRemotes(remotesFolder: string): Promise<TakenRemote[]> {
  if (!existsSync(remotesFolder)) return [];
  const entries = await readdir(remotesFolder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    folders.map(async (name) => {
      const manifest = path.join(remotesFolder, name, 'manifest.ts');
      const source = existsSync(manifest) ? await readFile(manifest, 'utf8') : '';
      return { name, code: codePattern.exec(source)?.[1] ?? name };
    }),
  );
}
