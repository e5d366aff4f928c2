import { expect, test } from 'vitest';
import { findGrantChanges } from './grant-changes.ts';

const report = { appCode: 'exam', nodeCode: 'report' };
const marking = { appCode: 'exam', nodeCode: 'marking' };
const list = { appCode: 'base', nodeCode: 'list' };

test('when grants are changed, then only what differs is sent', () => {
  expect(findGrantChanges([report, list], [list, marking])).toEqual({ add: [marking], remove: [report] });
  expect(findGrantChanges([report], [{ ...report }])).toEqual({ add: [], remove: [] });
});
