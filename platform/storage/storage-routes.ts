import { answerPublic, type FileReply, fileReply, type Route } from '#platform/http';
import { DomainError, showIcon, showUnitLogo } from '#shared/contracts';
import type { FileStore, StoredFile } from './file-store.ts';
import { findUnitLogo } from './unit-logo.ts';

export interface StorageDeps {
  files: FileStore;
}

const hour = 3600; // seconds

/** Pictures that anybody may see: they stand on the login page too. */
export function createStorageRoutes({ files }: StorageDeps): Route[] {
  return [
    answerPublic(showUnitLogo, async ({ payload }) => show(await findUnitLogo(files, payload.unitId))),
    answerPublic(showIcon, async ({ payload }) => show(await findIcon(files, payload.name))),
  ];
}

/** @throws DomainError `unknown_address`: an image element only notices a missing picture by the HTTP status. */
function show(file: (StoredFile & { contentType: string }) | undefined): FileReply {
  if (!file) throw new DomainError('unknown_address');
  return fileReply({ maxAge: hour, ...file });
}

async function findIcon(files: FileStore, name: string) {
  const file = await files.find('icon', name);
  return file && { ...file, contentType: 'image/svg+xml' };
}
