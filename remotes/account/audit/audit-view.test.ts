import { expect, test } from 'vitest';
import { auditView, toAuditFilter } from './audit-view.ts';

const narrowed = {
  kind: 'failure',
  userId: '2001',
  from: '2026-11-01',
  to: '2026-11-30',
  page: 3,
} as const;

test('when a view is written, then its address stays what it was', () => {
  const hash = '#/audit?kind=failure&userId=2001&from=2026-11-01&to=2026-11-30&page=3';
  expect(auditView.format(narrowed)).toBe(hash);
  expect(auditView.parse(hash)).toEqual(narrowed);
});

test('when days are chosen, then the call gets the beginning of the first and the end of the last', () => {
  const {
    from = '',
    to = '',
    ...rest
  } = toAuditFilter({ ...narrowed, from: '2026-12-31', to: '2026-12-31' });
  expect(rest).toEqual({ kind: 'failure', userId: '2001' });
  expect(new Date(from).getHours()).toBe(0);
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000);
  expect(toAuditFilter(auditView.empty)).toEqual({});
});
