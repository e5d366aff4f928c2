import { pinyin } from 'pinyin-pro';

/** An entry of a PostgreSQL index holds 2,700 bytes. */
const maxLength = 600;

/**
 * A text that sorts as users expect names to: 2 before 10, latin letters before Chinese characters, and these by their pinyin.
 * @returns at most 600 characters; names that differ in case or width alone have the same
 */
export function nameOrderOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+|\p{Script=Han}+/gu, (run) => (/\d/.test(run) ? orderOfNumber(run) : orderOfHan(run)))
    .slice(0, maxLength);
}

/** How long a number is stands before it. */
function orderOfNumber(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return `${String(number.length).padStart(3, '0')}${number}`;
}

/** Each character begins behind all letters, and ends before them: 西安 stands before 先. */
function orderOfHan(run: string): string {
  const readings = pinyin(run, { toneType: 'none', type: 'array', v: true });
  return [...run].map((character, at) => `{${readings[at] ?? ''}!${character}`).join('');
}
