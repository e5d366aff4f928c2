import { buildUser, renderView } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { AdministratorList } from './administrator-list.tsx';

const since = '2026-11-18T08:00:00.000Z';
const administrators = [
  { userId: '4001', realName: '陈校', loginName: 'ps.admin', since },
  { userId: '4002', realName: '何校', loginName: 'ms.admin', since },
];

function render(...holds: Permission[]): string {
  const view = <AdministratorList unitName="实验小学" administrators={administrators} />;
  return renderView(view, { messages: words, user: buildUser({ userId: '4001', userType: 4 }), holds });
}

test('when somebody may reset passwords, then second steps of others too; who may not reads who has one', () => {
  const resetOf = (name: string) => words['administration.security.resetOf'].replace('{name}', name);
  const keeper = render('admin:security', 'base:reset-pwd');
  expect(keeper).toContain(resetOf('何校'));
  expect(keeper).not.toContain(resetOf('陈校'));
  const reader = render('admin:security');
  expect(reader).toContain('何校');
  expect(reader).not.toContain(resetOf('何校'));
});
