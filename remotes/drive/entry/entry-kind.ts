import type { DriveEntry } from '#shared/contracts';

export const entryKinds = [
  'folder',
  'picture',
  'video',
  'audio',
  'pdf',
  'text',
  'document',
  'sheet',
  'slides',
  'archive',
  'other',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** By the extension, where the content alone does not say it. */
const byExtension: Readonly<Record<string, EntryKind>> = {
  txt: 'text',
  md: 'text',
  csv: 'text',
  log: 'text',
  json: 'text',
  doc: 'document',
  docx: 'document',
  wps: 'document',
  xls: 'sheet',
  xlsx: 'sheet',
  et: 'sheet',
  ppt: 'slides',
  pptx: 'slides',
  dps: 'slides',
};
const byMediaType: readonly (readonly [RegExp, EntryKind])[] = [
  // Drawings may hold script, and are saved instead of shown.
  [/^image\/(?!svg)/, 'picture'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^application\/pdf$/, 'pdf'],
  [/^text\/plain/, 'text'],
  [/^application\/(?:zip|gzip|x-(?:7z|rar|tar))/, 'archive'],
];

/** What a file is for its user, which decides on picture and preview. */
export function kindOf({
  isFolder,
  name,
  mediaType,
}: Pick<DriveEntry, 'isFolder' | 'name' | 'mediaType'>): EntryKind {
  if (isFolder) return 'folder';
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const named = Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
  return named ?? byMediaType.find(([type]) => type.test(mediaType))?.[1] ?? 'other';
}
