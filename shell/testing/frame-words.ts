import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, listLanguages } from '#shared/language';

/** The rooms whose words stand around every app. */
const rooms = ['core/language', 'frame/header'];

/** Messages that the frame brings to every app, as they are written. */
export const frameWords = Object.fromEntries(listLanguages().map(({ tag }) => [tag, read(tag)])) as Record<
  Language,
  Record<string, string>
>;

function read(language: Language): Record<string, string> {
  const shell = path.join(import.meta.dirname, '..');
  return Object.assign(
    {},
    ...rooms.map((room) =>
      JSON.parse(readFileSync(path.join(shell, room, 'messages', `${language}.json`), 'utf8')),
    ),
  );
}
