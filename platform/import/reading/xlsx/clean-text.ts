import { importLimits } from '../../limits.ts';

/** Excel writes a character that XML cannot hold by its number. */
const escapedUnit = /_x([0-9A-Fa-f]{4})_/g;

/** The text of a cell, without blanks around it. */
export function cleanText(text: string): string {
  const whole = text.includes('_x')
    ? text.replaceAll(escapedUnit, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return whole.trim().slice(0, importLimits.cellText);
}
