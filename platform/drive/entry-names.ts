import { nameOrderOf } from '#platform/name-readings';
import { acceptName } from '#platform/storage';
import { cleanFileName } from '#shared/uploads';
import { createNameRefusal, refusalTexts } from './refusals.ts';

/** The service that keeps the files of the drive. */
export const driveService = 'drive';
/** Bytes in UTF-8, as of names of files. */
const maxBytes = 255;

/**
 * The name under which an entry is kept.
 * @throws DomainError `invalid_input` at `name` for a path, or where nothing would be seen; `file_kind_refused`
 */
export function acceptEntryName(name: string, { isFolder }: { isFolder: boolean }): string {
  if (/[\\/]/.test(name)) throw createNameRefusal(refusalTexts.nameHasSlash);
  // Behind a letter, nothing is left of a name that shows nothing.
  if (cleanFileName(`x${name}`) === 'x') throw createNameRefusal(refusalTexts.nameEmpty);
  return isFolder ? cleanFileName(name) : acceptName(name, driveService);
}

/** Names are the same where this is. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** What is kept of a name: itself, by what it is found, and its place among others. */
export function nameColumnsOf(name: string): { name: string; name_key: string; name_order: string } {
  return { name, name_key: nameKeyOf(name), name_order: nameOrderOf(name) };
}

/** `报告 (2).docx`; the number stands in front of the extension, and a long name is cut before it. */
export function numberName(name: string, number: number, { isFolder }: { isFolder: boolean }): string {
  const dot = isFolder ? -1 : name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  const characters = [...(extension ? name.slice(0, dot) : name)];
  const ending = ` (${number})${extension}`;
  while (characters.length > 1 && Buffer.byteLength(characters.join('') + ending) > maxBytes)
    characters.pop();
  return characters.join('').trimEnd() + ending;
}
