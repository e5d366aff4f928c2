/** Set by a BFF that reads the folder of the platform's files: an answer may name a content in place of its bytes. */
export const takesFilesHeader = 'x-takes-files';

/** Names the content whose bytes the answer is to have. Between platform and BFF alone. */
export const handedFileHeader = 'x-handed-file';

/** Bytes of a content, `start` and `end` included. */
export interface HandedFile {
  /** Its path below the folder of contents. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Where contents lie below `DATA_DIR`. */
export const contentsPath = 'files/blobs';

/** Segments of letters, digits, `_`, `-` and dots, none of which begins with a dot. */
export const contentKeyPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** The value of the header that hands a file over. */
export function formatHandedFile({ key, start, end }: HandedFile): string {
  return `${start}-${end} ${key}`;
}

/** Reads such a value; undefined for any other, such as one whose key leaves the folder. */
export function parseHandedFile(value: string): HandedFile | undefined {
  const [, start, end, key = ''] = /^(\d{1,15})-(\d{1,15}) (.+)$/.exec(value) ?? [];
  if (!contentKeyPattern.test(key) || Number(end) < Number(start)) return undefined;
  return { key, start: Number(start), end: Number(end) };
}
