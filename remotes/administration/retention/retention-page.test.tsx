import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ListedRetention } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { RetentionPage } from './retention-page.tsx';
import { retentionsQuery } from './retention-query.ts';

const rows: ListedRetention[] = [
  {
    ...{ table: 'auth_audit', name: '审计记录|||Audit trail', kind: 'age', days: 180 },
    ...{ with: null, waiting: 12 },
  },
  {
    ...{ table: 'user_role', name: '人员角色|||Roles of people', kind: 'with', days: null },
    ...{ with: '人员|||People', waiting: null },
  },
];

const user = buildUser({ userType: 4 });

test('when an administrator reads it, then each table has its term in words, and what waits', () => {
  const html = renderView(<RetentionPage />, { messages: chinese, user, answers: answersOf(rows) });
  expect(textOf(html)).toMatch(/审计记录.*180 天后删除.*12 行/);
  expect(textOf(html)).toContain('随“人员”一起删除');
});

test('when no figures are for her, then there is no column of blanks', () => {
  const answers = answersOf(rows.map((row) => ({ ...row, waiting: null })));
  const html = renderView(<RetentionPage />, { messages: english, language: 'en', user, answers });
  expect(textOf(html)).toContain('Deleted after 180 days');
  expect(html).not.toContain(english['administration.retention.waiting']);
});

function answersOf(data: ListedRetention[]) {
  return [{ key: retentionsQuery.queryKey, data }];
}
