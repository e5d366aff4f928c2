export const databaseName = 'uploads';
const version = 1;
const storeName = 'unfinished';

export interface UploadDatabase {
  /** The unfinished uploads, within a transaction of their own. */
  open(mode: IDBTransactionMode): IDBObjectStore;
}

/** Opens the database of uploads; undefined where the browser has none, such as in some private windows. */
export async function openDatabase(): Promise<UploadDatabase | undefined> {
  try {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: ['owner', 'key'] });
    const database = await requestOf(request);
    // A newer page may change the schema.
    database.onversionchange = () => database.close();
    return { open: (mode) => database.transaction(storeName, mode).objectStore(storeName) };
  } catch {
    return undefined;
  }
}

export function requestOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
