import type { NoticeClass, Reader } from '../calls.ts';

export interface ClassReaders extends NoticeClass {
  /** Who has done what the notice asks for, and who has not. */
  readonly done: readonly Reader[];
  readonly rest: readonly Reader[];
}

/** Readers by class. @param needsReceipt whether reading alone is not enough */
export function splitReaders(
  classes: readonly NoticeClass[],
  readers: readonly Reader[],
  needsReceipt: boolean,
): ClassReaders[] {
  const isDone = ({ readAt, confirmedAt }: Reader): boolean => (needsReceipt ? confirmedAt : readAt) > 0;
  return classes.map((each) => {
    const own = readers.filter(({ classId }) => classId === each.classId);
    return { ...each, done: own.filter(isDone), rest: own.filter((reader) => !isDone(reader)) };
  });
}
