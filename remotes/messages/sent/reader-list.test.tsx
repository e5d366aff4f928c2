import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import chinese from '../messages/zh-CN.json';
import { ReaderList, type ReaderListProps } from './reader-list.tsx';

function nothing(): void {
  undefined;
}
const zhou = {
  userId: '1001',
  name: '周乐',
  userType: 1,
  readDate: null,
  childName: null,
  gradeName: null,
  className: null,
};

const readers = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: async () => undefined,
};

function render(
  list: readonly object[],
  state: 'read' | 'unread',
  changes: Partial<ReaderListProps['readers']> = {},
): string {
  const page = {
    list,
    total: list.length,
    pages: 1,
    page: 1,
    asOf: Date.UTC(2026, 8, 10),
    message: { read: 3, recipients: 10 },
  } as unknown as ReaderListProps['pages'][number];
  return renderView(
    <ReaderList pages={[page]} state={state} readers={{ ...readers, ...changes }} onStateChange={nothing} />,
    { messages: chinese },
  );
}

test('when a message was sent, then both lists say how many they hold', () => {
  const text = textOf(render([zhou], 'unread'));
  expect(text).toContain(chinese['messages.readers.unread'].replace('{count}', '7'));
  expect(text).toContain(chinese['messages.readers.read'].replace('{count}', '3'));
});

test('when somebody has read it, then the row says when, and for nobody else', () => {
  expect(render([zhou], 'unread')).not.toContain('<time');
  expect(render([{ ...zhou, readDate: '2026-09-10 08:00:00' }], 'read')).toContain('<time');
});

test.each([
  ['read', 'messages.readers.noneRead'],
  ['unread', 'messages.readers.noneUnread'],
] as const)('when the %s list is empty, then it says so in its own words', (state, id) => {
  expect(textOf(render([], state))).toContain(chinese[id]);
});

test('when there are more than the first part, then the list can grow, and says when that failed', () => {
  expect(render([zhou], 'unread')).not.toContain('加载更多');
  expect(render([zhou], 'unread', { hasNextPage: true })).toContain('加载更多');
  expect(render([zhou], 'unread', { hasNextPage: true, isFetchNextPageError: true })).toContain('再试一次');
});
