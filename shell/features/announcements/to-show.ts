import { announcementKey } from '#shared/announcements';
import type { AnnouncementNotice } from '#shared/contracts';

/** How many closed ones are remembered per user; the oldest are forgotten. */
const maxClosed = 50;

export function withClosed(closed: readonly string[], notice: AnnouncementNotice): string[] {
  return [...closed.filter((key) => key !== announcementKey(notice)), announcementKey(notice)].slice(
    -maxClosed,
  );
}

const usualMs = 300_000;
const leastMs = 1_000;
/** All pages of a school know of the same instant: they come one after the other. */
const spreadMs = 10_000;

/**
 * When to ask again, milliseconds from now.
 * @param changesIn what the server said; null when nothing is known to come
 * @param random from 0 to 1
 */
export function askAgainIn(changesIn: number | null | undefined, random: number): number {
  return Math.max(leastMs, Math.min(usualMs, (changesIn ?? usualMs) + random * spreadMs));
}
