/** Uploads of a page without any interface: hashing, chunks, pauses, retries, reloads. Browser code. */

export { noFileMessage, UploadError, type UploadErrorKind, type UploadFailure } from './failures.ts';
export type { HashWorker, StartHashWorker } from './hashing/hasher.ts';
export { hasUnfinishedUploads } from './keeping/has-unfinished.ts';
export { createMemoryStore, type UnfinishedUpload } from './keeping/unfinished-store.ts';
export { acceptsEvent } from './machine/reduce-upload.ts';
export type { UploadState, UploadStatus } from './machine/upload-state.ts';
export type { DirectoryEntry, DirectoryNode } from './picking/folder-tree.ts';
export { type PickedFile, toPickedFile } from './picking/picked-file.ts';
export { type PickedFolder, readFolder } from './picking/read-folder.ts';
export { createMilestones, type Milestones, percentOf } from './progress/percent.ts';
export { createSpeedMeter, type SpeedMeter } from './progress/speed-meter.ts';
export type { UploadTotals } from './progress/totals.ts';
export { createTransport } from './transport/create-transport.ts';
export { isTransportError, type TransportError, type UploadTransport } from './transport/upload-transport.ts';
export type { FinishUpload, UploadTarget } from './upload-target.ts';
export { type AddedFiles, type AddOptions, createUploader, type Uploader } from './uploader.ts';
export type { FileRefusal, UploaderOptions } from './uploader-options.ts';
