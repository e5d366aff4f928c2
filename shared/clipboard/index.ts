/** Copying a text, on plain HTTP too. */
export { copyText } from './copy-text.ts';
