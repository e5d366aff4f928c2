import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar';

const decompress = promisify(gunzip);
const packedBelow = /^package\//;

/**
 * Unpacks the package of the shell where apps find it, unless the same one is there.
 * @returns its digest
 */
export async function unpackPackage(archive: string, folder: string): Promise<string> {
  const bytes = await readFile(archive);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const stamp = path.join(folder, '.digest');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return digest;
  await rm(folder, { recursive: true, force: true });
  for (const { header, data } of await unpackTar(await decompress(bytes))) {
    if (!data) continue;
    const file = path.join(folder, header.name.replace(packedBelow, ''));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
    if (header.mode) await chmod(file, header.mode);
  }
  // At the end: what was cut off is unpacked again.
  await writeFile(stamp, digest);
  return digest;
}
