import { buildUser, type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { KeptPerson } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { type ListQuery, listQuery } from '../search/list-query.ts';
import { buildPerson } from '../testing/build-person.ts';
import { PeopleList } from './people-list.tsx';

function nothing(): void {
  undefined;
}
const disabled = buildPerson({
  userId: '1002',
  realName: '李想',
  loginName: 's.lixiang',
  userStatus: 'disabled',
});

function render(
  list: readonly KeptPerson[],
  options: Partial<RenderViewOptions> = {},
  query: ListQuery = listQuery.empty,
): string {
  const view = (
    <PeopleList
      data={{ list: [...list], total: list.length, pages: 1, page: 1 }}
      query={query}
      isBusy={false}
      caption="人员"
      ownUserId="1001"
      onTask={nothing}
      onPage={nothing}
      onClear={nothing}
    />
  );
  return renderView(view, { messages: chinese, user: buildUser(), ...options });
}

test('when the window is wide, then people stand in a table that has a name, and each row says its state', () => {
  const html = render([buildPerson(), disabled]);
  expect(html).toMatch(/<caption>.*人员.*<\/caption>/);
  const rows = html.split('<tr').slice(2).map(textOf);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('三年级 (2)班');
  expect(rows[0]).toContain(chinese['people.status.enabled']);
  expect(rows[1]).toContain(chinese['people.status.disabled']);
});

test('when the window is narrow, then they stand in a list of the same name, with the same words', () => {
  const html = render([buildPerson({ phone: '13900001111' }), disabled], { isNarrow: true });
  expect(html).toContain('<ul aria-label="人员"');
  const items = html.split('<li').slice(1).map(textOf);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('三年级 (2)班 13900001111');
  expect(items[1]).toContain(chinese['people.status.disabled']);
});

test('when one of them is the user, then that row says so, and no other', () => {
  const rows = render([buildPerson(), disabled]).split('<tr').slice(2).map(textOf);
  expect(rows.map((row) => row.includes(chinese['people.list.you']))).toEqual([true, false]);
});

test('when the user holds nothing but the list, then there is nothing to do with anybody, and names show who it is', () => {
  const actions = chinese['people.list.actions'].replace('{name}', disabled.realName);
  const edit = chinese['people.list.editName'].replace('{name}', disabled.realName);
  const view = chinese['people.list.viewName'].replace('{name}', disabled.realName);
  for (const isNarrow of [false, true]) {
    const reader = render([buildPerson(), disabled], { isNarrow, holds: ['base:list'] });
    expect(reader).toContain(`aria-label="${view}"`);
    expect(reader).not.toContain(`aria-label="${actions}"`);
    const keeper = render([buildPerson(), disabled], { isNarrow, holds: ['admin:people.edit'] });
    expect(keeper).toContain(`aria-label="${edit}"`);
    expect(keeper).toContain(`aria-label="${actions}"`);
  }
});

test('when somebody holds more than the user, then her name shows who she is, and only reading and giving are left', () => {
  const strong = buildPerson({ userId: '1003', holdsMore: true });
  const [edit, view, actions] = (['editName', 'viewName', 'actions'] as const).map((id) =>
    chinese[`people.list.${id}`].replace('{name}', strong.realName),
  );
  for (const isNarrow of [false, true]) {
    const keeper = render([strong], { isNarrow, holds: ['admin:people.edit', 'base:reset-pwd'] });
    expect(keeper).toContain(`aria-label="${view}"`);
    expect(keeper).not.toContain(`aria-label="${edit}"`);
    expect(keeper).not.toContain(`aria-label="${actions}"`);
    const giver = render([strong], { isNarrow, holds: ['admin:people.edit', 'base:role'] });
    expect(giver).toContain(`aria-label="${view}"`);
    expect(giver).toContain(`aria-label="${actions}"`);
  }
});

test('when filters leave nobody, then they can be cleared', () => {
  const text = textOf(render([], { holds: ['base:import'] }, listQuery.parse('#/people/list?q=x')));
  expect(text).toContain(chinese['people.list.none.title']);
  expect(text).toContain(chinese['people.list.filter.clear']);
  expect(text).not.toContain(chinese['people.list.create']);
});

test('when there is nobody at all, then only who may creates the first', () => {
  expect(textOf(render([], { holds: ['base:import'] }))).toContain(chinese['people.list.create']);
  const text = textOf(render([], { holds: ['base:reset-pwd'] }));
  expect(text).toContain(chinese['people.list.empty.title']);
  expect(text).not.toContain(chinese['people.list.create']);
});
