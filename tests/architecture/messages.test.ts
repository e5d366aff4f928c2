import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, listLanguages } from '#shared/language';

const root = path.resolve(import.meta.dirname, '../..');

type Messages = Record<string, string>;

function read(folder: string, language: string): Messages {
  return JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
}

/** Names of the arguments of a message, those inside its variants too. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [
        element.value,
        ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
      ];
    }
    return [element.value];
  });
}

function signatureOf(message: string): string[] {
  return [...new Set(argumentsOf(parse(message)))].sort();
}

const folders = globSync('{shell,remotes/*}/**/messages/zh-CN.json', { cwd: root }).map((file) =>
  path.dirname(file),
);

it('when rooms with words are looked for, then the shell and every remote are among them', () => {
  expect(folders.some((folder) => folder.startsWith('shell'))).toBe(true);
  expect(folders).toContain('remotes/signin/messages');
});

describe.each(folders)('the messages in %s', (folder) => {
  const chinese = read(folder, defaultLanguage);
  const all = listLanguages().map(({ tag }) => read(folder, tag));

  it('when a message exists in one language, then it exists in the others', () => {
    for (const messages of all) expect(Object.keys(messages).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('when a message takes arguments, then all languages take the same', () => {
    for (const messages of all)
      for (const [id, message] of Object.entries(chinese))
        expect([id, signatureOf(messages[id] ?? '')]).toEqual([id, signatureOf(message)]);
  });

  it('when a message is looked at, then it says something, under an id that names its room', () => {
    const prefix = folder.startsWith('remotes/') ? `${folder.split('/')[1]}\\.` : '';
    for (const messages of all) {
      for (const [id, message] of Object.entries(messages)) {
        expect(message.trim()).not.toBe('');
        const rule = `${folder}: the id "${id}" needs three parts, <remote or room>.<screen>.<what>`;
        expect(id, rule).toMatch(new RegExp(`^${prefix}[\\w-]+(\\.[\\w-]+)+$`));
      }
    }
  });
});

it('when the messages of an app join those of the shell, then no id means two things', () => {
  const ids = folders.flatMap((folder) => Object.keys(read(folder, 'zh-CN')));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
