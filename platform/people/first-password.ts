import { randomInt } from 'node:crypto';

// Nothing that looks alike on paper or over the phone: no l, o, 0, 1.
const consonants = 'bcdfghjkmnprstvz';
const vowels = 'aeiu';
const digits = '23456789';

/** Draws a whole number from 0 up to, not including, `max`. */
export type Draw = (max: number) => number;

/**
 * A first password to read out or to write down, such as `Tami-ruke-vasi-482`: 18 characters, letters, digits and
 * hyphens (the strength rule of B21), about 45 bits.
 */
export function createFirstPassword(draw: Draw = randomInt): string {
  const words = [syllables(2, draw), syllables(2, draw), syllables(2, draw)];
  const number = Array.from({ length: 3 }, () => pick(digits, draw)).join('');
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest, number].join('-');
}

function syllables(count: number, draw: Draw): string {
  return Array.from({ length: count }, () => pick(consonants, draw) + pick(vowels, draw)).join('');
}

function pick(letters: string, draw: Draw): string {
  return letters.charAt(draw(letters.length));
}
