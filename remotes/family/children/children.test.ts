import { expect, test } from 'vitest';
import type { ChildOverview, Icon, IconGroup } from '#shared/contracts';
import { schoolLifeApps } from './school-life.ts';
import { totalsOf, totalsOfAll } from './totals.ts';

function overview(id: string, nums: number[], todos = 0, messages = 0): ChildOverview {
  return {
    child: { id, realName: id, gradeName: null, className: null },
    avatar: null,
    unitName: '',
    unitEnName: null,
    unread: nums.map((num, index) => ({ code: `a${index}`, num })),
    todos,
    messages,
  };
}

function group(...codes: string[]): IconGroup {
  return {
    code: codes.join(),
    name: '',
    englishName: null,
    // What the rule asks of an app is its code.
    iconVMs: codes.map((code) => ({ code }) as Icon),
  };
}

test('when several children have something unread, then it is counted for each and for all', () => {
  const children = [overview('1', [7, 2], 1), overview('2', [], 2, 3)];
  expect(children.map(totalsOf)).toEqual([
    { unread: 9, todos: 1, messages: 0 },
    { unread: 0, todos: 2, messages: 3 },
  ]);
  expect(totalsOfAll(children)).toEqual({ unread: 9, todos: 3, messages: 3 });
  expect(totalsOfAll([])).toEqual({ unread: 0, todos: 0, messages: 0 });
});

test('when the parent has apps for the life at school, then they come in a fixed order, others not at all', () => {
  const apps = schoolLifeApps([group('drive', 'leave'), group('hw', 'res')]);
  expect(apps.map(({ code }) => code)).toEqual(['hw', 'leave']);
});
