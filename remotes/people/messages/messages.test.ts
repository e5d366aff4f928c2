import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import english from './en.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

/** Names of the arguments that a message takes. */
const argumentsOf = (message: string): string[] =>
  [...new Set(JSON.stringify(parse(message)).matchAll(/"type":[1-6],"value":"(\w+)"/g))]
    .map((match) => match[1] ?? '')
    .sort();

test('when a text exists in one language, then it exists in the other', () => {
  expect(Object.keys(english)).toEqual(Object.keys(chinese));
});

test('when a text takes arguments, then it takes the same in both languages', () => {
  const translations: Record<string, string> = english;
  for (const [id, text] of Object.entries(chinese)) {
    expect(argumentsOf(translations[id] ?? ''), id).toEqual(argumentsOf(text));
  }
});

test('when a text is written, then it is not empty and its id names the room', () => {
  for (const [id, text] of [...Object.entries(chinese), ...Object.entries(english)]) {
    expect(id).toMatch(/^people\.\w+\.[\w.]+$/);
    expect(text.trim(), id).not.toBe('');
  }
});
