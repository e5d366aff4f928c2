import { DomainError } from '#shared/contracts';

const second = 1000;

export interface TooManyOptions {
  /** What there was too much of; the text ends with when to try again. Default: attempts. */
  what?: { readonly zh: string; readonly en: string } | undefined;
  /** For the log only. */
  detail?: string;
}

const attempts = { zh: '尝试次数过多', en: 'Too many attempts' };

/**
 * A refusal that says when to try again, in `Retry-After` and in words.
 * @param freeAt epoch ms
 */
export function createTooMany(
  freeAt: number,
  now: number,
  { what = attempts, detail }: TooManyOptions = {},
): DomainError {
  const { retryAfter, zh, en } = describeWait(freeAt, now);
  return new DomainError('too_many_attempts', {
    retryAfter,
    message: `${what.zh}，请在 ${zh}后再试|||${what.en}. Please try again in ${en}`,
    ...(detail === undefined ? {} : { detail }),
  });
}

/** How long until then, in seconds and in words. */
export function describeWait(freeAt: number, now: number): { retryAfter: number; zh: string; en: string } {
  const retryAfter = Math.max(1, Math.ceil((freeAt - now) / second));
  return { retryAfter, ...duration(retryAfter) };
}

function duration(seconds: number): { zh: string; en: string } {
  const [count, zh, en] =
    seconds < 120
      ? ([seconds, '秒', 'second'] as const)
      : seconds < 2 * 3600
        ? ([Math.ceil(seconds / 60), '分钟', 'minute'] as const)
        : seconds < 48 * 3600
          ? ([Math.ceil(seconds / 3600), '小时', 'hour'] as const)
          : ([Math.ceil(seconds / 86_400), '天', 'day'] as const);
  return { zh: `${count} ${zh}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
}
