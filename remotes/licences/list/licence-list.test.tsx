import { type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Licence } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { LicenceList } from './licence-list.tsx';

const now = Date.UTC(2026, 8, 10);
const day = 86_400_000;
const licence: Licence = {
  unitId: 'U1',
  unitName: '青江一小',
  unitEnName: 'First Primary',
  serverId: 'edu',
  serviceName: '备课',
  serviceEnName: null,
  endTime: now + 200 * day,
  seats: null,
  used: 0,
  isReadable: true,
};

function render(
  different: Partial<Licence> = {},
  options: Partial<RenderViewOptions> & { mayEdit?: boolean } = {},
): string {
  const { mayEdit = true, ...rest } = options;
  const onEdit = mayEdit ? () => undefined : undefined;
  const view = <LicenceList licences={[{ ...licence, ...different }]} now={now} onEdit={onEdit} />;
  return renderView(view, { messages: chinese, ...rest });
}

test.each([
  ['active', {}],
  ['ending', { endTime: now + 89 * day }],
  ['expired', { endTime: now - day }],
  ['unreadable', { isReadable: false }],
] as const)('when a licence is %s, then table and cards say so', (status, different) => {
  const words = chinese[`licences.status.${status}`];
  expect(textOf(render(different))).toContain(words);
  expect(textOf(render(different, { isNarrow: true }))).toContain(words);
});

test('when it cannot be read, then no end is claimed', () => {
  const text = textOf(render({ isReadable: false }));
  expect(text).toContain(chinese['licences.end.unreadable']);
  expect(text).not.toContain('2027');
});

test('when it never ends or is for everybody, then no number stands there', () => {
  const text = textOf(render({ endTime: null }));
  expect(text).toContain(chinese['licences.end.never']);
  expect(text).toContain(chinese['licences.seats.everybody']);
});

test('when it ended, then the days since then are counted, and never as none', () => {
  expect(textOf(render({ endTime: now - 1 }))).toContain(chinese['licences.end.ago'].replace('{days}', '1'));
});

test('when seats are many, then the number is short, and whole when pointed at', () => {
  expect(render({ seats: 120, used: 30 })).not.toMatch(/title="[^"]*120/);
  expect(render({ seats: 120_000, used: 30 })).toMatch(/title="[^"]*120,000/);
});

test('when the user may not change it, then there is no button for it', () => {
  const label = 'aria-label="';
  expect(render()).toContain(`>${chinese['licences.list.edit']}</button>`);
  expect(render({}, { mayEdit: false })).not.toContain('<button');
  expect(render()).toContain(
    label + chinese['licences.list.editOf'].replace('{unit}', '青江一小').replace('{service}', '备课'),
  );
});

test('when a service has no name, then its code stands for it', () => {
  expect(textOf(render({ serviceName: null }))).toContain('edu');
});
