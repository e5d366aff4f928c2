import { DomainError } from '#shared/contracts';

/** Streams that one session may hold open in this process: one tab in sight listens, so this is many windows. */
const maxStreams = 12;
/** Seconds. */
const retryAfter = 60;

interface StreamLimit {
  /** Takes a place. @returns how to give it back @throws DomainError `too_many_attempts` when none is left */
  readonly take: (sessionKey: string) => () => void;
}

export function createStreamLimit(): StreamLimit {
  const open = new Map<string, number>();
  return {
    take: (sessionKey) => {
      const count = open.get(sessionKey) ?? 0;
      if (count >= maxStreams)
        throw new DomainError('too_many_attempts', {
          retryAfter,
          message:
            '打开的页面过多，请在 60 秒后再试|||Too many pages are open. Please try again in 60 seconds',
        });
      open.set(sessionKey, count + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        const left = (open.get(sessionKey) ?? 1) - 1;
        if (left > 0) open.set(sessionKey, left);
        else open.delete(sessionKey);
      };
    },
  };
}
