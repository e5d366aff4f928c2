import { answerPublic, type FileReply, fileReply, type Route } from '#platform/http';
import { DomainError, showIcon, showUnitLogo } from '#shared/contracts';
import type { FileCategory, FileStore } from './file-store.ts';

export interface StorageDeps {
  files: FileStore;
}

const hour = 3600; // seconds

/** @throws DomainError `unknown_address`: an image element only notices a missing picture by the HTTP status. */
const showPicture = async (files: FileStore, category: FileCategory, name: string): Promise<FileReply> => {
  const file = await files.find(category, name);
  if (!file) throw new DomainError('unknown_address');
  return fileReply({ contentType: 'image/svg+xml', maxAge: hour, ...file });
};

/** Pictures that anybody may see: they stand on the login page too. */
export const createStorageRoutes = ({ files }: StorageDeps): Route[] => [
  answerPublic(showUnitLogo, ({ payload }) => showPicture(files, 'unit', `${payload.unitId}.svg`)),
  answerPublic(showIcon, ({ payload }) => showPicture(files, 'icon', payload.name)),
];
