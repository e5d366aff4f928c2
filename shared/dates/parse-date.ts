import { DateTime } from 'luxon';

/** A text of a server, epoch milliseconds, or a date. */
export type DateInput = string | number | Date;

const eightDigits = /^(\d{4})(\d{2})(\d{2})$/;
const onlyDateMarks = /^[\d\-: ]+$/;
const parts = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?: +(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/;

/**
 * Reads a date in the time zone of the browser (K08).
 * @returns undefined for what is no date, such as the 31st of February
 */
export function parseDate(input: DateInput): DateTime | undefined {
  const date = read(input);
  return date.isValid ? date : undefined;
}

function read(input: DateInput): DateTime {
  if (typeof input === 'string') return readText(input);
  return typeof input === 'number' ? DateTime.fromMillis(input) : DateTime.fromJSDate(input);
}

function readText(text: string): DateTime {
  const trimmed = text.trim();
  if (!onlyDateMarks.test(trimmed)) return DateTime.fromISO(trimmed);
  const match = eightDigits.exec(trimmed) ?? parts.exec(trimmed);
  return match ? ofParts(match.slice(1)) : DateTime.invalid('not a date');
}

function ofParts([year, month, day = '1', hour = '0', minute = '0', second = '0']: (
  | string
  | undefined
)[]): DateTime {
  const numbers = { year, month, day, hour, minute, second };
  return DateTime.fromObject(
    Object.fromEntries(Object.entries(numbers).map(([unit, digits]) => [unit, Number(digits)])),
  );
}
