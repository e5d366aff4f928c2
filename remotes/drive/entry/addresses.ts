import { type DriveEntry, driveZip } from '#shared/contracts';

/** Entries of one zip at most: proxies take no address of more than 8 KB. */
export const maxDownloaded = 200;

/** Where the browser saves a selection from: one file as it is, all else as a zip file. */
export function downloadAddress(
  entries: readonly Pick<DriveEntry, 'entryId' | 'isFolder' | 'path'>[],
): string {
  const [only, ...others] = entries;
  if (only && !only.isFolder && others.length === 0) return savingAddress(only.path);
  // Ids and commas stand in an address as they are.
  return `${driveZip.path}?entryIds=${entries.map(({ entryId }) => entryId).join(',')}`;
}

/** The address of a content that the browser saves instead of showing it. */
export function savingAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}download=1`;
}
