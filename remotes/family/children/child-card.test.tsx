import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ChildOverview } from '#shared/contracts';
import { buildIcon } from '../../../shared/app-icons/testing/build-icon.ts';
import chinese from '../messages/zh-CN.json';
import { ChildCard } from './child-card.tsx';

const overview: ChildOverview = {
  child: { id: '1001', realName: '周乐', gradeName: '三年级', className: '(2)班' },
  avatar: null,
  unitName: '青江一小',
  unitEnName: null,
  unread: [
    { code: 'prep', num: 120 },
    { code: 'op', num: 3 },
  ],
  todos: 2,
  messages: 0,
};

function render(isCurrent: boolean): string {
  const card = (
    <ChildCard
      overview={overview}
      icons={[buildIcon(), buildIcon({ code: 'notes', name: '笔记' })]}
      isCurrent={isCurrent}
      isBusy={false}
      onChoose={() => undefined}
    />
  );
  return renderView(card, { messages: chinese, user: buildUser({ userId: '3001', userType: 3 }) });
}

test('when a child is shown, then who it is and what waits in all stand there', () => {
  const text = textOf(render(true));
  expect(text).toContain('周乐 三年级 (2)班 青江一小');
  expect(text).toContain(`${chinese['family.counts.unread']} 123`);
  expect(text).toContain(`${chinese['family.counts.todos']} 2`);
});

test('when it is the current child, then its apps are links', () => {
  const html = render(true);
  expect(textOf(html)).toContain(chinese['family.card.current']);
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('when it is another, then its apps are buttons that make it the current one first', () => {
  const html = render(false);
  expect(html).not.toContain('<a ');
  expect(html).toContain(`aria-label="${chinese['family.card.switchName'].replace('{name}', '周乐')}"`);
});

test('when an app has unread entries, then the badge is short and the words are exact', () => {
  const text = textOf(render(true));
  expect(text).toContain('99+');
  expect(text).toContain('120 条未读');
  expect(text).toMatch(/笔记$/);
});
