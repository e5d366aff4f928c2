import { dayStart } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { licenceStateOf } from '#platform/licensing';
import { requireUnit } from '#platform/organisation';
import {
  type ParsedPayloadOf,
  type UnitOverview,
  type unitsOverview,
  userTypeCodes,
} from '#shared/contracts';
import { createOverviewStore } from './overview-store.ts';
import type { UnitsDeps } from './units-deps.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** How a unit stands. Eleven statements, however many people are in it. @throws DomainError `not_found` */
export async function readOverview(
  { db, clock, quotas }: Pick<UnitsDeps, 'db' | 'clock' | 'quotas'>,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof unitsOverview>,
): Promise<UnitOverview> {
  const unitId = await requireUnit(db, principal, wanted);
  const store = createOverviewStore(db, unitId);
  const now = clock();
  const enabled = await store.countEnabled();
  const countOf = (kind: keyof typeof userTypeCodes) => enabled.get(userTypeCodes[kind]) ?? 0;
  const living = [...enabled.values()].reduce((sum, count) => sum + count, 0);
  const today = dayStart(now);
  return {
    people: {
      students: countOf('student'),
      teachers: countOf('teacher'),
      parents: countOf('parent'),
      administrators: countOf('administrator'),
      disabled: (await store.countEverybody()) - living,
    },
    classes: await store.countClasses(),
    year: await store.findYear(),
    appsOpened: await store.countOpened(now - weekMs),
    appRequests: await store.countRequestedApps(),
    licences: describeLicences(await store.listLicences(), now),
    announcements: await store.countAnnouncements(now),
    signIns: await store.countSignIns(now, { today, week: today - 6 * dayMs }),
    storageBytes: await store.countBytes(),
    storageQuota: quotas.unit,
    jobs: await store.countJobs(),
  };
}

function describeLicences(
  list: readonly Parameters<typeof licenceStateOf>[0][],
  now: number,
): UnitOverview['licences'] {
  const counts = { active: 0, ending: 0, expired: 0, unreadable: 0 };
  for (const licence of list) counts[licenceStateOf(licence, now)] += 1;
  const ends = list.flatMap(({ ends_at }) => {
    const end = Number(ends_at ?? 0);
    return end > now ? [end] : [];
  });
  return { ...counts, nextEnd: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null };
}
