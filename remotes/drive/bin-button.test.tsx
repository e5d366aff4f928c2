import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { DriveRole, DriveSpace } from '#shared/contracts';
import { BinButton } from './bin-button.tsx';
import chinese from './messages/zh-CN.json';
import { type DriveQuery, driveQuery } from './place/drive-query.ts';

const own: DriveSpace = { spaceId: 'm', kind: 'mine', gradeName: '', className: '', role: 'edit' };
const school: DriveSpace = { ...own, spaceId: 's', kind: 'school' };

function render(space: DriveSpace, query: Partial<DriveQuery>, role: DriveRole = 'edit', total = 1): string {
  const view = (
    <BinButton
      place={{ query: { ...driveQuery.empty, ...query }, change: () => undefined, open: () => undefined }}
      space={space}
      data={{ list: [], total, page: 1, pages: 1, trail: [], role }}
      onTask={() => undefined}
    />
  );
  return textOf(renderView(view, { messages: chinese, user: buildUser() }));
}

test('when the files of a school may be changed, then their bin can be opened from the top', () => {
  expect(render(school, {})).toContain('回收站');
  expect(render(school, { parentId: 'f' })).toBe('');
  expect(render(school, {}, 'view')).toBe('');
  expect(render(own, {})).toBe('');
});

test('when a bin is open and not empty, then who may change it can empty it', () => {
  expect(render(school, { view: 'bin' })).toContain('清空回收站');
  expect(render(own, { view: 'bin' })).toContain('清空回收站');
  expect(render(own, { view: 'bin' }, 'edit', 0)).toBe('');
  expect(render(own, { view: 'bin' }, 'view')).toBe('');
});
