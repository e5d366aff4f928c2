import { describeWait } from '#platform/identity';
import { DomainError } from '#shared/contracts';

/** Largest number of announcements of one unit that have not ended; nobody reads more. */
const maxNotEnded = 50;

/** @throws DomainError `too_many_attempts`, which says when the first of them ends */
export function requireRoom({ count, firstEnd }: { count: number; firstEnd: number }, now: number): void {
  if (count < maxNotEnded) return;
  const { retryAfter, zh, en } = describeWait(firstEnd, now);
  throw new DomainError('too_many_attempts', {
    retryAfter,
    message: `本单位未结束的公告已有 ${maxNotEnded} 条，请先结束一条，或在 ${zh}后再试|||Your unit has ${maxNotEnded} announcements that have not ended. Please end one, or try again in ${en}`,
  });
}
