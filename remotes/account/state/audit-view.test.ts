import { expect, test } from 'vitest';
import {
  formatAuditHash,
  isNarrowedAudit,
  parseAuditHash,
  toAuditFilter,
  wholeAudit,
  withAuditFilter,
} from './audit-view.ts';

const narrowed = {
  kind: 'failure',
  userId: '2001',
  from: '2026-11-01',
  to: '2026-11-30',
  page: 3,
} as const;

test('when a view is written into the hash, then it reads back as it was', () => {
  for (const view of [wholeAudit, narrowed, { ...wholeAudit, page: 2 }]) {
    expect(parseAuditHash(formatAuditHash(view))).toEqual(view);
  }
  expect(formatAuditHash(wholeAudit)).toBe('#/audit');
});

test('when the hash is nonsense, then it counts as not said', () => {
  const hash = `#/audit?kind=cats&from=2026-13-45&to=tomorrow&page=-1&userId=${'x'.repeat(65)}`;
  expect(parseAuditHash(hash)).toEqual(wholeAudit);
});

test('when a filter changes, then the first page is next', () => {
  expect(withAuditFilter(narrowed, { kind: undefined })).toEqual({ ...narrowed, kind: undefined, page: 1 });
  expect([isNarrowedAudit(wholeAudit), isNarrowedAudit(narrowed)]).toEqual([false, true]);
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
  expect(toAuditFilter(wholeAudit)).toEqual({});
});
