import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar } from 'modern-tar';

const compress = promisify(gzip);

/** Every build of the same sources gives the same bytes. */
const changedAt = new Date('2020-01-01T00:00:00Z');

/** Packs a folder as npm does: everything below `package/`. */
export async function writeTarball(folder: string, file: string): Promise<void> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isDirectory()) names.push(path.relative(folder, path.join(entry.parentPath, entry.name)));
  const entries = await Promise.all(
    names.sort().map(async (name) => {
      const source = path.join(folder, name);
      const [body, { mode }] = await Promise.all([readFile(source), stat(source)]);
      const header = { name: `package/${name.replaceAll(path.sep, '/')}`, size: body.length };
      return { header: { ...header, mode: mode & 0o111 ? 0o755 : 0o644, mtime: changedAt }, body };
    }),
  );
  const archive = await compress(await packTar(entries), { level: 9 });
  await mkdir(path.dirname(file), { recursive: true });
  // At once: a server may be reading it.
  await writeFile(`${file}.new`, archive);
  await rename(`${file}.new`, file);
}
