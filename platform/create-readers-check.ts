import { createMayRead } from '#platform/drive';
import { createMayReadShared } from '#platform/program-calls';
import type { createUploadRoutes } from '#platform/storage';
import type { PlatformOptions } from './platform-options.ts';

type MayRead = NonNullable<Parameters<typeof createUploadRoutes>[0]['mayRead']>;

/** Who but the owner reads a stored file: whom the drive lets, and whom the service of an app lets. */
export function createReadersCheck(options: Pick<PlatformOptions, 'database' | 'clock'>): MayRead {
  const mayReadInDrive = createMayRead(options);
  const mayReadShared = createMayReadShared(options.database.db);
  return async (principal, file) =>
    (await mayReadInDrive(principal, file)) || (await mayReadShared(principal, file));
}
