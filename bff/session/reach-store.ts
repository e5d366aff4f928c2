import { DomainError } from '#shared/contracts';

/** A store that takes longer counts as down: a visitor waits no longer than this for a clear answer. */
const deadlineMs = 2500;
const retryAfterSeconds = 5;

/**
 * Awaits a call to a store.
 * @throws DomainError `store_unavailable` when it fails or takes too long; a visitor with a session is then never
 * treated as an anonymous one
 */
export async function reachStore<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([call, deadline]);
  } catch (cause) {
    throw new DomainError('store_unavailable', { retryAfter: retryAfterSeconds, cause });
  } finally {
    clearTimeout(timer);
  }
}
