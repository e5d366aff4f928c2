import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { type AppUse, isArea, weeksOfUse } from '#shared/contracts';
import { createAppUseStore, dayStart } from './app-use-store.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

export interface AppUseDeps {
  db: Kysely<Tables>;
  clock: Clock;
}

/**
 * How often apps were opened in the weeks up to today, the most used first: in the own unit, or in all where an area unit asks.
 */
export async function readAppUse(deps: AppUseDeps, principal: Principal): Promise<AppUse> {
  return readUseOfUnit(deps, isArea(principal) ? undefined : principal.unitId);
}

/** The same of one unit, or of all but the sandbox. One statement. */
export async function readUseOfUnit({ db, clock }: AppUseDeps, unitId: string | undefined): Promise<AppUse> {
  const first = dayStart(clock()) + dayMs - weeksOfUse * weekMs;
  const rows = await createAppUseStore(db).listSince(unitId, first);
  const apps = [...Map.groupBy(rows, ({ code }) => code)].flatMap(([code, days]) => {
    const opened = new Array<number>(weeksOfUse).fill(0);
    for (const { day, opened: count } of days) {
      const week = Math.floor((Number(day) - first) / weekMs);
      opened[week] = (opened[week] ?? 0) + Number(count);
    }
    const [app] = days;
    if (!app) return [];
    return [{ code, name: app.name, englishName: app.english_name, serverId: app.server_id, opened }];
  });
  return {
    weeks: Array.from({ length: weeksOfUse }, (_, week) => first + week * weekMs),
    apps: apps.toSorted((a, b) => sumOf(b.opened) - sumOf(a.opened) || a.code.localeCompare(b.code)),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
