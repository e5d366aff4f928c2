export { keepFolderPrivate } from './data-folder.ts';
