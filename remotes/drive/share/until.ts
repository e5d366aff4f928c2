/** The last moment of a day that a date field names, in the time zone of the browser; null for none. */
export function lastMomentOf(day: string): number | null {
  if (day === '') return null;
  const moment = new Date(`${day}T23:59:59.999`).getTime();
  return Number.isNaN(moment) ? null : moment;
}

/** A day as date fields write it. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
