import { expect, test } from 'vitest';
import { findMessageTarget } from './message-target.ts';

const origin = 'https://portal.example';
const message = (url: string | null, openWay: number | null = null, content: string | null = null) => ({
  url,
  openWay,
  content,
});

test.each(['/pages/edu/pc_hw_tm/index.html#/list', 'https://portal.example/messages?q=1'])(
  'when a message leads to %s, then it opens within the portal',
  (url) => {
    expect(findMessageTarget(message(url), origin)).toEqual({
      kind: 'page',
      path: url.replace(origin, ''),
    });
  },
);

test.each([
  'https://example.com/sign-up',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://portal.example@example.com/',
])('when a message leads to %s, then nothing opens', (url) => {
  expect(findMessageTarget(message(url), origin)).toEqual({ kind: 'blocked' });
});

test('when openWay is 1, then the expiry dialog opens from the content, whatever the address says', () => {
  expect(findMessageTarget(message('https://example.com', 1, '[]'), origin)).toEqual({
    kind: 'expiry',
    content: '[]',
  });
  expect(findMessageTarget(message(null, 2, '[]'), origin)).toEqual({ kind: 'none' });
  expect(findMessageTarget(message(null, 1, null), origin)).toEqual({ kind: 'none' });
});
