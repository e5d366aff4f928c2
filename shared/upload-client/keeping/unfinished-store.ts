import type { Md5State } from '../hashing/md5-engine.ts';
import type { UploadTarget } from '../upload-target.ts';
import { openDatabase, requestOf } from './open-database.ts';

/** An upload that has not ended, as a reload finds it. */
export interface UnfinishedUpload extends UploadTarget {
  /** Recognizes the file, see `fileKeyOf`. */
  readonly key: string;
  /** Id of the user whose upload it is; others who use the browser do not see it. */
  readonly owner: string;
  readonly fileName: string;
  readonly webkitRelativePath: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly priority: number;
  /** Which page uploads it; empty where nobody knows. */
  readonly page?: string | undefined;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
  readonly md5?: string | undefined;
  /** Where the hash goes on. */
  readonly hashState?: Md5State | undefined;
  /** Reads the file again; without it the user picks the file again. */
  readonly handle?: FileSystemFileHandle | undefined;
}

/** Keeps unfinished uploads of one user over a reload. Failures of the browser's storage count as nothing kept. */
export interface UnfinishedStore {
  find(key: string): Promise<UnfinishedUpload | undefined>;
  list(): Promise<readonly UnfinishedUpload[]>;
  put(upload: Omit<UnfinishedUpload, 'owner' | 'touchedAt'>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The server forgets parts sooner; the hash is worth more. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The store of a user in IndexedDB.
 * @param owner id of the user
 * @param now milliseconds since 1970
 */
export function createUnfinishedStore(owner: string, now: () => number = Date.now): UnfinishedStore {
  const opened = openDatabase();

  /** Runs a request; where storage is off or full, the outcome is undefined. */
  async function run<Result>(
    mode: IDBTransactionMode,
    request: (uploads: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    try {
      const database = await opened;
      return database && (await requestOf(request(database.open(mode))));
    } catch {
      return undefined;
    }
  }

  const isFresh = (upload: UnfinishedUpload): boolean => upload.touchedAt > now() - keptMs;
  const remove = async (key: string): Promise<void> => {
    await run('readwrite', (uploads) => uploads.delete([owner, key]));
  };

  return {
    async find(key) {
      const found: UnfinishedUpload | undefined = await run('readonly', (uploads) =>
        uploads.get([owner, key]),
      );
      return found && isFresh(found) ? found : undefined;
    },
    async list() {
      const range = IDBKeyRange.bound([owner], [owner, []]);
      const all: UnfinishedUpload[] = (await run('readonly', (uploads) => uploads.getAll(range))) ?? [];
      for (const { key } of all.filter((upload) => !isFresh(upload))) await remove(key);
      return all.filter(isFresh);
    },
    async put(upload) {
      await run('readwrite', (uploads) => uploads.put({ ...upload, owner, touchedAt: now() }));
    },
    remove,
  };
}

/** A store of this page alone, for browsers whose storage is off. */
export function createMemoryStore(): UnfinishedStore {
  const uploads = new Map<string, UnfinishedUpload>();
  return {
    find: async (key) => uploads.get(key),
    list: async () => [...uploads.values()],
    async put(upload) {
      uploads.set(upload.key, { ...upload, owner: '', touchedAt: Date.now() });
    },
    async remove(key) {
      uploads.delete(key);
    },
  };
}
