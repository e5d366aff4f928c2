import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ClientEventLine } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { EventList } from './event-list.tsx';

const line: ClientEventLine = {
  id: '1',
  at: '2026-09-10T00:00:00.000Z',
  event: 'grant.error',
  reason: 'invalid_grant: <code> was used',
  requestId: 'r-1',
  ip: '10.0.0.7',
};

function render(different: Partial<ClientEventLine> = {}, isNarrow = false): string {
  return renderView(<EventList events={[{ ...line, ...different }]} caption="日志" />, {
    messages: chinese,
    isNarrow,
  });
}

test.each([false, true])(
  'when the window is narrow: %s, then event, reason and origin of a line stand there',
  (isNarrow) => {
    const text = textOf(render({}, isNarrow));
    expect(text).toContain(chinese['developers.event.grant.error']);
    expect(text).toContain('invalid_grant: <code> was used');
    expect(text).toContain('grant.error · 10.0.0.7 · r-1');
  },
);

test('when a reason holds markup, then it stays text', () => {
  expect(render()).toContain('&lt;code&gt;');
});

test('when a newer server writes an event, then its name stands for the words', () => {
  expect(textOf(render({ event: 'cat.fed', reason: null }))).toContain('cat.fed');
});
