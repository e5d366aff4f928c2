import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { compileMessages } from '#shared/compiled-messages';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };
import { toParsedMessages } from './parsed-messages.ts';

test('when a message exists in one language, then it exists in the other', () =>
  expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort()));

test('when messages are named, then by room, screen and topic', () => {
  for (const id of Object.keys(chinese))
    expect(id).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
});

test.each([
  ['zh-CN', chinese],
  ['en', english],
] as const)(
  'when the messages of %s are compiled, then none is text that would still need a parser',
  (_, messages) => {
    for (const compiled of Object.values(toParsedMessages(compileMessages(messages)))) {
      expect(Array.isArray(compiled)).toBe(true);
    }
  },
);

test('when compiled messages are formatted, then arguments and plurals are right', () => {
  const entries = 'Page {page} of {pages}, {total, plural, one {# entry} other {# entries}}';
  const compiled = compileMessages({ ...english, 'list.pages.position': entries });
  const intl = createIntl({ locale: 'en', messages: toParsedMessages(compiled) });
  const position = (total: number): string =>
    intl.formatMessage({ id: 'list.pages.position' }, { page: 1, pages: 2, total });
  expect(position(1)).toBe('Page 1 of 2, 1 entry');
  expect(position(31)).toBe('Page 1 of 2, 31 entries');
  expect(intl.formatMessage({ id: 'notify.toast.close' })).toBe(english['notify.toast.close']);
});
