import { expect, test } from 'vitest';
import { findRemoteOfPath } from './remote-of-path.ts';

const signin = { code: 'signin', paths: ['/login'], segments: ['authorize'] };
const desktop = { code: 'desktop', paths: ['/desktop/home'] };
const people = { code: 'base', paths: [] };

test.each([
  ['/login', signin],
  ['/authorize', signin],
  ['/h5/authorize/', signin],
  ['/pages/authorize/pc_base_tm/index.html', signin],
  ['/desktop/home', desktop],
  ['/pages/base/pc_base_tm/index.html', people],
  ['/pages/base/pc_signin_all/index.html', signin],
  ['/unauthorized', undefined],
  ['/authorized', undefined],
  ['/pages/exam/pc_exam_tm/index.html', undefined],
  ['/', undefined],
])('when the path is %s, then it belongs to the remote that says so', (pathname, remote) =>
  expect(findRemoteOfPath(pathname, [desktop, people, signin])).toBe(remote),
);

test('when a path is named exactly, then no segment takes it away', () => {
  const exact = { code: 'x', paths: ['/x/authorize'] };
  expect(findRemoteOfPath('/x/authorize', [signin, exact])).toBe(exact);
});
