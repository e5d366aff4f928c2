/** Files that the portal shows: unit logos and pictures of apps. */
export { createFolderFileStore, type FileCategory, type FileStore } from './file-store.ts';
export { createStorageRoutes, type StorageDeps } from './storage-routes.ts';
