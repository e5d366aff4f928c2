import { polyphonic } from 'pinyin-pro';

/** Longer names are typed in full or by initials: mixed, they would have hundreds of spellings. */
const maxMixed = 4;
/** Spellings kept of one part of a name; a name of four characters with two readings each stays below. */
const maxSpellings = 400;
/** An entry of a PostgreSQL index holds 2,700 bytes. */
const maxLength = 1_200;

/**
 * What a name may be typed as in latin letters, from each of its Chinese characters on: words with a space before each.
 * A word that begins another one is left out, since words are found by their beginning.
 * @returns at most 1,200 characters; the empty text for a name without Chinese characters.
 */
export function nameReadingsOf(name: string): string {
  const syllables = readCharacters(name);
  const words = new Set(syllables.flatMap((_, start) => spellingsOf(syllables.slice(start))));
  const sorted = [...words].sort();
  // In this order, words that begin alike stand together, the shortest first.
  const longest = new Set(sorted.filter((word, at) => !sorted[at + 1]?.startsWith(word)));
  let text = '';
  for (const word of words) {
    if (longest.has(word) && text.length + word.length < maxLength) text += ` ${word}`;
  }
  return text;
}

/** The readings of each character that has any, without tones. */
function readCharacters(name: string): string[][] {
  const han = [...name.normalize('NFKC')].filter((character) => /\p{Script=Han}/u.test(character));
  return polyphonic(han.join(''), { toneType: 'none', type: 'array', v: true })
    .map((readings) => readings.filter((reading) => /^[a-z]+$/.test(reading)))
    .filter((readings) => readings.length > 0);
}

/** In full, by initials, and for short names mixed: `zhoumin`, `zm`, `zmin`. */
function spellingsOf(syllables: readonly string[][]): string[] {
  const last = syllables.length - 1;
  const firstLetters = syllables.map((readings) => readings.map((reading) => reading.slice(0, 1)));
  const mixed = syllables.map((readings, at) =>
    at === last ? readings : [...readings, ...readings.flatMap(initialsOf)],
  );
  // Initials are short and common: they come before what may be too long to keep.
  return [...spell(firstLetters), ...spell(syllables), ...(syllables.length <= maxMixed ? spell(mixed) : [])];
}

/** z for zhou, and zh as well. */
function initialsOf(reading: string): string[] {
  return /^[zcs]h/.test(reading) ? [reading.slice(0, 1), reading.slice(0, 2)] : [reading.slice(0, 1)];
}

function spell(choices: readonly (readonly string[])[]): string[] {
  return choices.reduce<string[]>(
    (begun, next) =>
      begun.flatMap((text) => [...new Set(next)].map((part) => text + part)).slice(0, maxSpellings),
    [''],
  );
}
