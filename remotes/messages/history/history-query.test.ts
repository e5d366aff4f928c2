import { expect, test } from 'vitest';
import { findLinkedMessage, historyQuery } from './history-query.ts';

test('when a view is written, then its address stays what it was', () => {
  const query = { keyword: '期中', module: 'hw', importance: 4, unreadOnly: true, page: 7 } as const;
  const hash = historyQuery.format(query);
  expect(decodeURIComponent(hash)).toBe('#/all?q=期中&module=hw&importance=4&unread=1&page=7');
  expect(historyQuery.parse(hash)).toEqual(query);
});

test('when an address leads to a message, then it is found, and the list is the whole one', () => {
  expect(findLinkedMessage('#/all?message=m-1')).toBe('m-1');
  expect(historyQuery.parse('#/all?message=m-1')).toEqual(historyQuery.empty);
  expect(findLinkedMessage('#/all?module=hw')).toBeUndefined();
  expect(findLinkedMessage('#/all')).toBeUndefined();
});
