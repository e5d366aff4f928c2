import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ChildOverview } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { ChildPill } from './child-pill.tsx';

const overview: ChildOverview = {
  child: { id: '1001', realName: '周乐', gradeName: '三年级', className: null },
  avatar: null,
  unitName: '青江一小',
  unitEnName: null,
  unread: [
    { code: 'hw', num: 60 },
    { code: 'op', num: 30 },
  ],
  todos: 7,
  messages: 3,
};

function render(different: Partial<ChildOverview> = {}, isCurrent = false): string {
  const onChoose = (): void => undefined;
  const view = (
    <ChildPill
      overview={{ ...overview, ...different }}
      isCurrent={isCurrent}
      isBusy={false}
      onChoose={onChoose}
    />
  );
  return renderView(view, { messages: chinese });
}

test('when something waits for a child, then the badge counts all of it and is short, and the words are exact', () => {
  const html = render();
  expect(html).toMatch(/aria-hidden="true"[^>]*>99\+</);
  expect(textOf(html)).toContain('100 项待看');
});

test('when nothing waits, then there is no badge', () => {
  expect(textOf(render({ unread: [], todos: 0, messages: 0 }))).toBe('周乐 三年级');
});

test('when a child is the current one, then the button is pressed', () => {
  expect(render()).toContain('aria-pressed="false"');
  expect(render({}, true)).toContain('aria-pressed="true"');
});
