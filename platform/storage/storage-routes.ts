import { answerPublic, type FileReply, fileReply, noFileReply, type Route } from '#platform/http';
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
    answerPublic(showUnitLogo, async ({ payload }) => {
      const logo = await findUnitLogo(files, payload.unitId);
      return logo ? show(logo) : noFileReply();
    }),
    answerPublic(showIcon, async ({ payload }) => {
      const icon = await findIcon(files, payload.name);
      // An app names its picture, so that one that is missing is a fault.
      if (!icon) throw new DomainError('unknown_address');
      return show(icon);
    }),
  ];
}

function show(file: StoredFile & { contentType: string }): FileReply {
  return fileReply({ maxAge: hour, ...file });
}

async function findIcon(files: FileStore, name: string) {
  const file = await files.find('icon', name);
  return file && { ...file, contentType: 'image/svg+xml' };
}
