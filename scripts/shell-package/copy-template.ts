import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pinnedVersion } from './pinned-versions.ts';

const pinned = /\{\{pinned:([^}]+)\}\}/g;
/** A new app, and what of it differs with Vite. */
const templates = ['template', 'template-vite'];
const documents = ['README.md', 'CHANGELOG.md'];

/** Copies what `create` writes into a new app, with our versions in place of `{{pinned:<package>}}`, and the documents. */
export async function copyTemplate(from: string, to: string): Promise<void> {
  for (const template of templates) await copyFiles(path.join(from, template), path.join(to, template));
  for (const document of documents) await cp(path.join(from, document), path.join(to, document));
}

async function copyFiles(source: string, folder: string): Promise<void> {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.relative(source, path.join(entry.parentPath, entry.name));
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const text = await readFile(path.join(source, file), 'utf8');
    await writeFile(
      target,
      text.replace(pinned, (_, name: string) => pinnedVersion(name)),
    );
  }
}
