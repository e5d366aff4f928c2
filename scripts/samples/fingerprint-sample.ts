import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What an archive is made of; a service runs as it is. */
const inputs = ['*.json', '*.config.*', '{src,public}/**/*'];

/** A fingerprint of everything that the archive of a sample is made of. @param digest of the package that packs it */
export async function fingerprintSample(directory: string, folder: string, digest: string): Promise<string> {
  const root = path.join(directory, folder);
  const names: string[] = [];
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true }))
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      names.push(path.relative(root, path.join(entry.parentPath, entry.name)));
  const hash = createHash('sha256').update(process.version).update(digest);
  for (const name of [...new Set(names)].sort())
    hash.update(`\0${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest('hex');
}
