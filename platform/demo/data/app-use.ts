import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';

const weekMs = 7 * 86_400_000;
const weeks = 12;

/** Times a week that both healthy schools open an app; they learned to use some and forgot others. */
const habits = [
  { code: 'hw', start: 60, growth: 9 },
  { code: 'notice', start: 110, growth: 1 },
  { code: 'drive', start: 12, growth: 14 },
  { code: 'exam', start: 40, growth: -2 },
  { code: 'tt', start: 75, growth: 0 },
] as const;

/** One row a week, school and app; the school of the faults has opened nothing yet. @param dayStart of today */
export function demoAppUse(dayStart: number): readonly Insertable<Tables['app_use']>[] {
  return ['U2001', 'U2002'].flatMap((unit_id, school) =>
    habits.flatMap(({ code, start, growth }) =>
      Array.from({ length: weeks }, (_, week) => ({
        unit_id,
        app_code: code,
        day: dayStart - (weeks - 1 - week) * weekMs,
        // Weeks differ, always in the same way.
        opened: Math.max(1, start + week * growth + ((week * 7 + school * 5) % 11)),
      })),
    ),
  );
}
