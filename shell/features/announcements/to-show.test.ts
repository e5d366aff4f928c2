import { expect, test } from 'vitest';
import type { AnnouncementNotice } from '#shared/contracts';
import { askAgainIn, withClosed } from './to-show.ts';

function notice(id: string, revision = 1): AnnouncementNotice {
  return {
    id,
    revision,
    texts: { 'zh-CN': '停水', en: 'No water' },
    level: 'info',
  };
}

test('when many were closed, then the newest fifty are remembered, each once', () => {
  let closed: string[] = [];
  for (let count = 1; count <= 60; count += 1) closed = withClosed(closed, notice(`n${count}`));
  closed = withClosed(closed, notice('n60'));
  expect(closed).toHaveLength(50);
  expect(closed.at(-1)).toBe('n60.1');
  expect(closed[0]).toBe('n11.1');
});

test.each([
  [null, 0.5, 300_000],
  [undefined, 0.5, 300_000],
  [60_000, 0, 60_000],
  [60_000, 0.5, 65_000],
  [86_400_000, 0.5, 300_000],
  [-5, 0, 1_000],
])('when something changes in %s ms, then it is asked again soon after', (changesIn, random, expected) => {
  expect(askAgainIn(changesIn, random)).toBe(expected);
});
