export { keepFolderPrivate } from './data-folder.ts';
export { requireWholeFolder, unfinishedRestoreFile } from './unfinished-restore.ts';
