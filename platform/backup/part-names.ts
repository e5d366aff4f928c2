/** Names of the parts of an archive. Files of the data folder stand below `data/`, under their own paths. */
export const partNames = {
  manifest: 'backup.json',
  /** Keys that the database names and that are not in the archive, one a line. */
  outsideKeys: 's3-keys.txt',
  sqlite: 'database/platform.db',
  postgres: 'database/platform.dump',
  /** As `sha256sum` writes and checks it. */
  checksums: 'SHA256SUMS',
} as const;

const dataPrefix = 'data/';

/** What a backup takes of the data folder. Everything else there belongs to a database, a lock, or to sessions that end with a restore. */
export const keptEntries = ['session-keys', 'key-secrets', 'files', 'language'] as const;

/** Segments that the portal itself could have written: none leaves its folder, none is hidden, none is a draft. */
const pathPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export function isKeptPath(path: string): boolean {
  const [first = ''] = path.split('/');
  return (
    (keptEntries as readonly string[]).includes(first) && pathPattern.test(path) && !path.endsWith('.draft')
  );
}

/** @param path within the data folder, with slashes */
export function toPartName(path: string): string {
  return dataPrefix + path;
}

/** The path within the data folder; undefined where the part is no file of it. */
export function findDataPath(name: string): string | undefined {
  const path = name.startsWith(dataPrefix) ? name.slice(dataPrefix.length) : '';
  return isKeptPath(path) ? path : undefined;
}

/** The name of the part with the content of this key. @param key of the blob store in `files/blobs` */
export function toBlobPartName(key: string): string {
  return toPartName(`files/blobs/${key}`);
}
