import type { Clock } from './clock.ts';
import type { Session } from './session.ts';

const minute = 60_000;
const idleMs = 120 * minute;
/** Somebody else may sit down next. */
const sharedIdleMs = 20 * minute;
export const absoluteMs = 12 * 60 * minute;

/** A record does not say whether it is a shared computer's; the session that is made of it does. */
type Lasting = Pick<Session, 'endsAt' | 'lastSeenAt'> & { isShared?: boolean };

/** When a session ends without further activity, ms since the epoch. */
export function keepUntil({ endsAt, lastSeenAt, isShared }: Lasting): number {
  return Math.min(endsAt, lastSeenAt + (isShared ? sharedIdleMs : idleMs));
}

export function isLive(session: Lasting, clock: Clock): boolean {
  return clock() < keepUntil(session);
}
