/** Six digits of a place, the day of birth, three of an order; a check digit in the long form. */
const longForm = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const shortForm = /^\d{6}(\d{2})(\d{2})(\d{2})\d{3}$/;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/**
 * Whether a text can be the number of an ID card: 15 digits, or 17 digits and a digit or X, with a month and a day of birth that the
 * calendar has (N11). The check digit is not looked at: {@link hasIdCardChecksum} does that.
 */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = longForm.exec(text) ?? shortForm.exec(text) ?? [];
  if (!year || !month || !day) return false;
  // Cards of 15 digits were given out until 1999.
  return isDay(Number(year.length === 2 ? `19${year}` : year), Number(month), Number(day));
}

/**
 * The strict check: a valid number of 18 characters whose last one is the check digit of the others. Numbers of 15 digits have none,
 * so they do not pass. Source: GB 11643-1999.
 */
export function hasIdCardChecksum(text: string): boolean {
  if (text.length !== 18 || !isIdCard(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return checkDigits[sum % 11] === text[17];
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}
