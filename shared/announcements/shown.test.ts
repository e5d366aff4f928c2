import { expect, test } from 'vitest';
import type { AnnouncementNotice } from '#shared/contracts';
import { announcementKey, notClosed, textOf } from './shown.ts';

function notice(id: string, revision = 1): AnnouncementNotice {
  return {
    id,
    revision,
    texts: { 'zh-CN': '停水', en: 'No water' },
    level: 'info',
  };
}

test('when one was closed, then it is not shown, until it is changed', () => {
  const closed = [announcementKey(notice('a'))];
  expect(notClosed([notice('a'), notice('b')], closed)).toEqual([notice('b')]);
  expect(notClosed([notice('a', 2)], closed)).toEqual([notice('a', 2)]);
});

test.each([
  ['zh-CN', 'No water', '停水', 'zh-CN'],
  ['en', 'No water', 'No water', 'en'],
  ['en', '', '停水', 'zh-CN'],
] as const)(
  'when the page is in %s and the English text is %j, then %j is shown',
  (language, en, text, of) => {
    expect(textOf({ texts: { 'zh-CN': '停水', en } }, language)).toEqual({ text, language: of });
  },
);
