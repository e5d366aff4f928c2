import type { DriveEntry } from '#shared/contracts';

export interface Beside {
  before: DriveEntry | undefined;
  after: DriveEntry | undefined;
  /** Among the files; undefined where folders fill the first page, so that nobody knows how many they are. */
  position: { at: number; count: number } | undefined;
}

export interface BesideInput {
  /** Where the file stands; undefined where the list does not hold it. */
  row: number | undefined;
  total: number;
  firstPage: readonly DriveEntry[];
  /** Undefined for a row that is on its way. */
  entryAt: (row: number) => DriveEntry | undefined;
}

/** The neighbours of a file in a list that has its folders first. */
export function findBeside({ row, total, firstPage, entryAt }: BesideInput): Beside {
  if (row === undefined) return { before: undefined, after: undefined, position: { at: 1, count: 1 } };
  const folders = firstPage.findIndex(({ isFolder }) => !isFolder);
  const before = row > 0 ? entryAt(row - 1) : undefined;
  return {
    before: before?.isFolder ? undefined : before,
    after: row + 1 < total ? entryAt(row + 1) : undefined,
    position: folders < 0 ? undefined : { at: row - folders + 1, count: total - folders },
  };
}
