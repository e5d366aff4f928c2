import { createHash } from 'node:crypto';
import { BackupError } from '../backup-error.ts';
import { type Manifest, parseManifest } from '../manifest.ts';
import { findDataPath, partNames } from '../part-names.ts';
import { type Checksums, parseChecksums } from './checksums.ts';
import { type ArchivePart, readArchive, readText } from './read-archive.ts';

export interface VerifiedArchive {
  manifest: Manifest;
  /** Of every part but the list itself. */
  checksums: Checksums;
  /** Contents that the database names and that stayed in their bucket. */
  outsideKeys: readonly string[];
}

/**
 * Reads a whole archive, and compares every part with its hash.
 * @param onManifest may refuse by what the backup says of itself, before all the rest is read
 * @throws BackupError where anything is missing, too much, or not what was written
 */
export async function verifyArchive(
  file: string,
  onManifest: (manifest: Manifest) => void,
): Promise<VerifiedArchive> {
  const found = new Map<string, string>();
  const texts = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const part of readArchive(file)) {
    if (found.has(part.name) || texts.has(partNames.checksums))
      throw new BackupError(`${file} is damaged: ${part.name} is one part too many`);
    const isText = part.name === partNames.manifest || part.name === partNames.outsideKeys;
    if (part.name === partNames.checksums) {
      texts.set(part.name, await readText(part.body));
      continue;
    }
    requireKnownName(file, part);
    found.set(part.name, await hashPart(part, isText ? texts : undefined));
    if (manifest) continue;
    manifest = parseManifest(requireManifest(file, texts));
    onManifest(manifest);
  }
  const checksums = parseChecksums(texts.get(partNames.checksums) ?? '');
  requireSame(file, found, checksums);
  if (!manifest) throw new BackupError(`${file} is no backup: it has no manifest`);
  const outsideKeys = (texts.get(partNames.outsideKeys) ?? '').split('\n').filter(Boolean);
  return { manifest, checksums, outsideKeys };
}

function requireManifest(file: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(partNames.manifest);
  if (text === undefined) throw new BackupError(`${file} is no backup: it does not begin with a manifest`);
  return text;
}

/** Nothing is written where the portal would not have written it. */
function requireKnownName(file: string, { name }: ArchivePart): void {
  if ((Object.values(partNames) as string[]).includes(name) || findDataPath(name) !== undefined) return;
  throw new BackupError(`${file} is no backup: it has a part ${JSON.stringify(name)}`);
}

/** @param texts takes the content as well */
async function hashPart(
  { name, body }: ArchivePart,
  texts: Map<string, string> | undefined,
): Promise<string> {
  const hash = createHash('sha256');
  if (texts) {
    const text = await readText(body);
    texts.set(name, text);
    return hash.update(text).digest('hex');
  }
  for await (const piece of body) hash.update(piece);
  return hash.digest('hex');
}

function requireSame(file: string, found: Checksums, listed: Checksums): void {
  if (listed.size === 0) throw new BackupError(`${file} is damaged: it has no list of hashes`);
  for (const name of new Set([...listed.keys(), ...found.keys()])) {
    if (!found.has(name)) throw new BackupError(`${file} is damaged: ${name} is missing`);
    if (found.get(name) !== listed.get(name))
      throw new BackupError(`${file} is damaged: ${name} is not what was written`);
  }
}
