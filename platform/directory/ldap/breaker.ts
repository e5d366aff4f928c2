import { DirectoryAway } from './directory-away.ts';

/** Milliseconds for which nobody is made to wait for a directory that does not answer. */
const pause = 5_000;

/**
 * Stops asking a directory that says nothing: who signs in gets the answer at once, not after a time limit. After a pause one caller tries,
 * and the answer counts for all. A directory that refuses is asked again, or a stranger could stop everybody by what she types.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let isOpen = false;
  let nextTry = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (isOpen) {
      if (now() < nextTry) throw new DirectoryAway('not asked, since it was away a moment ago');
      nextTry = now() + pause;
    }
    try {
      const result = await task();
      isOpen = false;
      return result;
    } catch (error) {
      isOpen = error instanceof DirectoryAway && error.isSilent;
      nextTry = now() + pause;
      throw error;
    }
  };
}
