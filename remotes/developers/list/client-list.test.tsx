import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { RegisteredClient } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { type ListQuery, listQuery } from '../routes/route.ts';
import { buildClient } from '../testing/build-client.ts';
import { ClientList } from './client-list.tsx';

function nothing(): void {
  undefined;
}

function render(
  list: readonly RegisteredClient[],
  change: Partial<ListQuery> = {},
  {
    permits = [],
    isNarrow = false,
    pages = 1,
  }: { permits?: string[]; isNarrow?: boolean; pages?: number } = {},
): string {
  const data = { list: [...list], total: list.length, page: 1, pages, pageSize: 20 };
  const query = { ...listQuery.empty, ...change };
  const view = <ClientList data={data} query={query} isBusy={false} onChange={nothing} />;
  return renderView(view, { messages: chinese, permits, isNarrow });
}

test('when the list is the own one, then units are not named, and the list of all says what counts in the own', () => {
  const heads = (html: string): string[] =>
    html
      .split('<th')
      .slice(2)
      .map((part) => textOf(`<th${part.split('</th>')[0]}`));
  expect(heads(render([buildClient()]))).not.toContain(chinese['developers.list.column.unit']);
  expect(heads(render([buildClient()], { view: 'waiting' }))).toContain(
    chinese['developers.list.column.unit'],
  );
  expect(heads(render([buildClient()], { view: 'all' }))).toContain(
    chinese['developers.list.column.ownState'],
  );
});

test('when an app belongs to no unit, then the operator of the portal stands there', () => {
  const text = textOf(render([buildClient({ unit: null })], { view: 'all' }));
  expect(text).toContain(chinese['developers.list.operator']);
});

test.each([
  [false, 'zh'],
  [true, 'zh'],
])(
  'when the window is narrow: %s, then name, kind and state stand there, and the name leads to the app',
  (isNarrow) => {
    const html = render([buildClient({ clientId: 'a b', status: 'requested' })], {}, { isNarrow });
    const text = textOf(html);
    for (const part of [
      '阅读',
      chinese['developers.kind.confidential.name'],
      chinese['developers.status.requested'],
    ])
      expect(text).toContain(part);
    expect(html).toContain('href="#/clients/a%20b"');
  },
);

test('when filters leave none, then they can be cleared', () => {
  const text = textOf(render([], { keyword: 'x' }, { permits: ['client.register'] }));
  expect(text).toContain(chinese['developers.list.none.clear']);
  expect(text).not.toContain(chinese['developers.list.register']);
});

test.each(['mine', 'waiting', 'all'] as const)(
  'when the list %s is empty, then it says so in its own words',
  (view) => {
    expect(textOf(render([], { view }))).toContain(chinese[`developers.list.empty.${view}.title`]);
  },
);

test('when the own list is empty, then only who may registers the first app', () => {
  expect(textOf(render([], {}, { permits: ['client.register'] }))).toContain(
    chinese['developers.list.register'],
  );
  expect(textOf(render([]))).not.toContain(chinese['developers.list.register']);
});

test('when there is a second page, then pages can be turned', () => {
  expect(render([buildClient()])).not.toContain('<nav');
  expect(render([buildClient()], {}, { pages: 2 })).toContain('<nav');
});
