import { type ClassRegister, classRegisterFields, findFieldProblems } from '#shared/contracts';
import { formatDate, parseDate } from '#shared/dates';

/** What stands in the form: a time of the day, and minutes as text. */
export interface StartDraft {
  /** `HH:mm` where the browser is. */
  startTime: string;
  lateMinutes: string;
}

/** The start of a register; of one that has not begun the present minute. */
export function createStartDraft({ startsAt, lateMinutes }: ClassRegister, now: number): StartDraft {
  return {
    startTime: formatDate(startsAt ?? now, { language: 'en', format: 'HH:mm' }),
    lateMinutes: lateMinutes === null ? classRegisterFields.lateMinutes.empty : String(lateMinutes),
  };
}

/** The same as the call carries it. */
export function startOf({ startTime, lateMinutes }: StartDraft, day: string) {
  // A day without a time would be its midnight.
  const startsAt = startTime === '' ? undefined : parseDate(`${day} ${startTime}`);
  return {
    startsAt: startsAt ? new Date(startsAt.toMillis()).toISOString() : '',
    lateMinutes: /^\s*\d+\s*$/.test(lateMinutes) ? Number(lateMinutes) : Number.NaN,
  };
}

/** What is wrong with a start, by the field of the form. */
export function findStartProblems(draft: StartDraft, day: string) {
  const { startsAt, lateMinutes } = findFieldProblems(classRegisterFields, startOf(draft, day));
  return { ...(startsAt ? { startTime: startsAt } : {}), ...(lateMinutes ? { lateMinutes } : {}) };
}
