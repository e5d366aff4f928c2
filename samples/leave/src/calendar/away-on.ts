import type { LeaveRequest } from '../calls.ts';

/** Who is away on a day. A weekend inside of a longer leave is nobody's. @param day `YYYY-MM-DD` */
export function awayOn(list: readonly LeaveRequest[], day: string): LeaveRequest[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return list.filter(
    ({ fromDay, toDay }) =>
      fromDay <= day && day <= toDay && !(isWeekend && fromDay !== day && toDay !== day),
  );
}
