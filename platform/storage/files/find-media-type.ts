import { type FileTypeResult, fileTypeFromBuffer } from 'file-type';
import { isForbiddenExtension } from '#shared/uploads';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createKindRefusal } from './accept-name.ts';

const unknownMediaType = 'application/octet-stream';

/** So many bytes are enough to recognise every known kind of content. */
const headSize = 64 * 1024;

/** Programs that have no extension of the list, or any. */
const programs: ReadonlySet<string> = new Set(['exe', 'elf', 'macho', 'class', 'jar', 'msi', 'apk', 'dex']);

/** Documents that are archives inside, by the extension of the name. */
const documents: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
const containers: ReadonlySet<string> = new Set(['application/zip', 'application/x-cfb']);

/**
 * What a content is by its first bytes, whatever its name or its sender says.
 * @throws DomainError `file_kind_refused` for a program
 */
export async function findMediaType(
  blobs: Pick<BlobStore, 'read'>,
  key: string,
  { name, serverid }: { name: string; serverid: string },
): Promise<string> {
  const readable = await blobs.read(key, { start: 0, end: headSize - 1 });
  const head = Buffer.concat(readable ? await readable.toArray() : []);
  const found = await sniff(head);
  if (!found) return unknownMediaType;
  if (programs.has(found.ext) || isForbiddenExtension(found.ext, serverid))
    throw createKindRefusal(found.ext);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const document = Object.hasOwn(documents, extension) ? documents[extension] : undefined;
  return document && containers.has(found.mime) ? document : found.mime;
}

/** What a browser may show without running anything: pictures but no drawings with script, sound, films, PDF. */
export function isShownInline(mediaType: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/)/.test(mediaType) || mediaType === 'application/pdf';
}

/** Hostile bytes may confuse the parser of some kind; they are none that is known then. */
async function sniff(head: Buffer): Promise<FileTypeResult | undefined> {
  try {
    return await fileTypeFromBuffer(head);
  } catch {
    return undefined;
  }
}
