/** Files that users send to the portal. */
export type { UploadDestination } from './destination.ts';
export type { FileProblem, RefusedFile } from './find-problem.ts';
export { closeUploads, openUploads, useFinishedUploads, usePageUploads } from './open-uploads.ts';
export type { FinishedUpload, PageUploads, UploadOptions } from './page-uploads.ts';
export { DropArea, type DropAreaProps } from './picking/drop-area.tsx';
export { UploadButton, type UploadButtonProps } from './picking/upload-button.tsx';
export { type AddUploads, type Uploads, useUploads } from './use-uploads.ts';
