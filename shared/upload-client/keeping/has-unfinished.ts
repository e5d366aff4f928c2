import { databaseName } from './open-database.ts';
import { createUnfinishedStore } from './unfinished-store.ts';

/**
 * Whether an earlier page of the user left uploads. It makes no database, and needs no uploader.
 * @param owner id of the user
 */
export async function hasUnfinishedUploads(owner: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === databaseName)) return false;
    return (await createUnfinishedStore(owner).list()).length > 0;
  } catch {
    return false;
  }
}
