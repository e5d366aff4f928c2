/** Files of users, and the pictures that the portal shows: unit logos and pictures of apps. */
export type { BlobStore } from './blobs/blob-store.ts';
export { createFolderBlobStore } from './blobs/folder-blob-store.ts';
export { createS3BlobStore } from './blobs/s3-blob-store.ts';
export { createFolderFileStore, type FileCategory, type FileStore } from './file-store.ts';
export { acceptName } from './files/accept-name.ts';
export { claimOwnFile } from './files/claim-own-file.ts';
export { copyFile, copyFiles } from './files/copy-file.ts';
export { defaultQuotas, type Quotas } from './files/quotas.ts';
export { releaseFiles } from './files/release-files.ts';
export { findImageType, readImageHead } from './image-head.ts';
export type { ScanContent } from './scanner/scan-content.ts';
export { createClamdScanner } from './scanner/scan-with-clamd.ts';
export { readStorage, type StorageConfig, storageVariables } from './storage-config.ts';
export { createStorageRoutes, type StorageDeps } from './storage-routes.ts';
export { saveUnitLogo } from './unit-logo.ts';
export { checkBlobs } from './upkeep/check-blobs.ts';
export { sweepStorage, unfinishedLifetime } from './upkeep/sweep-storage.ts';
export { createUploadRoutes } from './upload-routes.ts';
