import type { FileStore, StoredFile } from './file-store.ts';

/** The forms of a logo in the order in which they are looked for: what a school has chosen goes before the drawing of the installation. */
const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
} as const;
type LogoType = keyof typeof extensions;
const logoTypes = Object.keys(extensions) as readonly LogoType[];

/** The logo of a unit, with its media type. */
export async function findUnitLogo(
  files: FileStore,
  unitId: string,
): Promise<(StoredFile & { contentType: LogoType }) | undefined> {
  for (const contentType of logoTypes) {
    const file = await files.find('unit', nameOf(unitId, contentType));
    if (file) return { ...file, contentType };
  }
  return undefined;
}

/** Gives a unit this logo in place of the one before; null removes it. */
export async function saveUnitLogo(
  files: FileStore,
  unitId: string,
  logo: { type: LogoType; body: Uint8Array | string } | null,
): Promise<void> {
  if (logo) await files.put('unit', nameOf(unitId, logo.type), logo.body);
  // Only now: readers meet the old one or the new one.
  for (const type of logoTypes) if (type !== logo?.type) await files.remove('unit', nameOf(unitId, type));
}

function nameOf(unitId: string, type: LogoType): string {
  return `${unitId}.${extensions[type]}`;
}
