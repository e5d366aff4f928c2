import { expect, test } from 'vitest';
import { findRemoteOfPath } from './remote-of-path.ts';

const signin = { code: 'signin', paths: ['/login'], segments: ['authorize'] };
const desktop = { code: 'desktop', paths: ['/desktop/home'] };
const people = { code: 'base', paths: [] };
const exams = { code: 'exam', paths: [], serverId: 'exams' };

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
  ['/area/base/mobile_base_tm/index.html', people],
  ['/pages/exams/pc_exam_tm/index.html', exams],
  // Where a redirect by name leads.
  ['/pages/exam/pc_exam_tm/index.html', exams],
  ['/pages/base/pc_exam_tm/index.html', undefined],
  ['/pages/nosuch/pc_base_tm/index.html', undefined],
  ['/others/base/pc_base_tm/index.html', undefined],
  ['/pages/score/pc_score_tm/index.html', undefined],
  ['/', undefined],
])('when the path is %s, then it belongs to the remote that says so', (pathname, remote) =>
  expect(findRemoteOfPath(pathname, [desktop, people, exams, signin])).toBe(remote),
);

test('when a path is named exactly, then no segment takes it away', () => {
  const exact = { code: 'x', paths: ['/x/authorize'] };
  expect(findRemoteOfPath('/x/authorize', [signin, exact])).toBe(exact);
});
