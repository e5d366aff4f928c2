import { countPages, type Principal, scopeOf, toPageWindow } from '#platform/http';
import type { AnswerOf, announcementList, announcementsNow } from '#shared/contracts';
import { createAnnouncementStore } from './announcement-store.ts';
import { audienceOf, reachedUnits, toAnnouncement, toNotice } from './announcement-view.ts';
import type { AnnouncementsDeps } from './announcements-deps.ts';
import { isMeantFor } from './rules.ts';

/** What the user should see now, and when that changes. One statement. */
export async function listNow(
  { db, clock }: AnnouncementsDeps,
  principal: Principal,
): Promise<AnswerOf<typeof announcementsNow>> {
  const now = clock();
  const rows = await createAnnouncementStore(db).listNotEnded(principal.unitId, now);
  const meant = rows.filter((row) => isMeantFor(audienceOf(row), principal));
  const running = meant.filter(({ starts_at }) => starts_at <= now);
  const changes = meant.map(({ starts_at, ends_at }) => Number(starts_at > now ? starts_at : ends_at));
  const warnings = running.filter(({ level }) => level === 'warning');
  const others = running.filter(({ level }) => level !== 'warning');
  return {
    list: [...warnings, ...others].map(toNotice),
    changesIn: changes.length > 0 ? Math.min(...changes) - now : null,
  };
}

/** A page of the announcements that the caller keeps. */
export async function listAnnouncements(
  { db, clock }: AnnouncementsDeps,
  principal: Principal,
  asked: { page: number; size: number },
): Promise<AnswerOf<typeof announcementList>> {
  const scope = scopeOf(principal);
  const store = createAnnouncementStore(db);
  const { page, size, offset } = toPageWindow(asked.page, asked.size);
  const rows = await store.list(scope, { limit: size, offset });
  const reached = await store.listReached(rows.map(({ id }) => id));
  const total = await store.count(scope);
  const reach = await store.findReach(scope);
  return {
    list: rows.map((row) => toAnnouncement(row, reachedUnits(row, reached, reach.units))),
    total,
    pages: countPages(total, size),
    page,
    now: clock(),
    reach,
  };
}
