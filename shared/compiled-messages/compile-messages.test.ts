import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';

test('when a message is plain, then it stays text', () =>
  expect(compileMessages({ a: '保存', b: '' })).toEqual({ a: '保存', b: '' }));

test('when a message has arguments, then the browser formats it without a parser', () => {
  const { n } = compileMessages({ n: '{count, plural, one {# file} other {# files}} of {name}' });
  if (!Array.isArray(n)) throw new Error('it was not parsed');
  expect(
    createIntl({ locale: 'en', messages: { n } }).formatMessage({ id: 'n' }, { count: 2, name: 'Li' }),
  ).toBe('2 files of Li');
});

test('when a message cannot be parsed, then the build says which', () =>
  expect(() => compileMessages({ 'a.b.c': '{name' })).toThrow('message a.b.c cannot be parsed'));
