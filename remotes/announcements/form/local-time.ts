/** What a `datetime-local` field shows of an instant: the browser's time, to the minute. */
export function toLocalTime(instant: number): string {
  const date = new Date(instant);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Epoch milliseconds of what stands in a `datetime-local` field; undefined where nothing or nonsense does. */
export function parseLocalTime(text: string): number | undefined {
  const instant = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
