import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'messages-')), 'notes');
  await mkdir(path.join(folder, 'messages'), { recursive: true });
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

function write(file: string, text: string) {
  return writeFile(path.join(folder, file), text);
}

test('when messages with arguments stand in messages/*.json, then nothing is wrong', async () => {
  await write('messages/en.json', '{"notes.home.count":"{count} notes"}');
  await write('app.tsx', `export const texts = { 'notes.home.title': 'Notes' };`);
  await expect(checkMessages(folder)).resolves.toBeUndefined();
});

test.each([
  ['texts.json', '{"notes.home.count":"{count} notes"}', 'notes.home.count'],
  ['app.tsx', `export const texts: object = { 'notes.home.count': '{count} notes' };`, 'notes.home.count'],
  ['texts.ts', 'export const texts = { "notes.home.count": `{n, plural, other {#}}` };', 'notes.home.count'],
  ['page.tsx', `intl.formatMessage({ id, defaultMessage: 'Hello {name}' });`, 'defaultMessage'],
  ['page.tsx', '<FormattedMessage defaultMessage="Hello {name}" />;', 'defaultMessage'],
])('when one stands in %s, then one line names remote, file and message', async (file, text, id) => {
  await write(file, text);
  await expect(checkMessages(folder)).rejects.toThrow(
    new RegExp(`^remotes/notes/${file}: the message "${id}" has arguments[^\\n]*messages/en.json$`),
  );
});
