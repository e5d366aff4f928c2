import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './index.ts';

const calls: string[] = [];
const field = {
  focus: () => calls.push('focus'),
  select: () => calls.push('select'),
} as unknown as HTMLInputElement;

function stubBrowser(clipboard: object | undefined, isCopied: boolean): void {
  calls.length = 0;
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('document', { execCommand: (name: string) => calls.push(name) > 0 && isCopied });
}
afterEach(() => vi.unstubAllGlobals());

test('when the browser has a clipboard, then the text goes there and the field is left alone', async () => {
  const writeText = vi.fn(async () => undefined);
  stubBrowser({ writeText }, false);
  expect(await copyText('secret', field)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('secret');
  expect(calls).toEqual([]);
});

test.each([
  ['has none, as on plain HTTP', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('when the browser %s, then the text is copied out of its field', async (_, clipboard) => {
  stubBrowser(clipboard, true);
  expect(await copyText('secret', field)).toBe(true);
  expect(calls).toEqual(['focus', 'select', 'copy']);
});

test('when neither works, then the text is selected and the caller learns of it', async () => {
  stubBrowser(undefined, false);
  expect(await copyText('secret', field)).toBe(false);
  expect(calls).toEqual(['focus', 'select', 'copy']);
  expect(await copyText('secret', null)).toBe(false);
});
