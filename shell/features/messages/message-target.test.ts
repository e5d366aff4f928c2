import { expect, test } from 'vitest';
import { findMessageTarget } from './message-target.ts';

const origin = 'https://portal.example';

function canOpen(path: string) {
  return !path.includes('pc_exam');
}

function message(url: string | null, openWay: number | null = null, content: string | null = null) {
  return {
    url,
    openWay,
    content,
  };
}

test.each(['/pages/edu/pc_hw_tm/index.html#/list', 'https://portal.example/messages?q=1'])(
  'when a message leads to %s, then it opens within the portal',
  (url) => {
    expect(findMessageTarget(message(url), origin, canOpen)).toEqual({
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
  expect(findMessageTarget(message(url), origin, canOpen)).toEqual({ kind: 'blocked' });
});

test('when openWay is 1, then the expiry dialog opens from the content, whatever the address says', () => {
  expect(findMessageTarget(message('https://example.com', 1, '[]'), origin, canOpen)).toEqual({
    kind: 'expiry',
    content: '[]',
  });
  expect(findMessageTarget(message(null, 2, '[]'), origin, canOpen)).toEqual({ kind: 'none' });
  expect(findMessageTarget(message(null, 1, null), origin, canOpen)).toEqual({ kind: 'none' });
});

test('when a message leads to an app that is not opened, then nothing opens', () => {
  expect(findMessageTarget(message('/pages/exam/pc_exam_tm/index.html'), origin, canOpen)).toEqual({
    kind: 'closed',
  });
});

test('when a message leads to what is no page of an app, then it opens, whatever apps the user has', () => {
  expect(findMessageTarget(message('/bff/help'), origin, () => false)).toEqual({
    kind: 'page',
    path: '/bff/help',
  });
});
