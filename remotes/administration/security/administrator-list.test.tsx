import { buildUser, renderView } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { AdministratorList } from './administrator-list.tsx';

const since = '2026-11-18T08:00:00.000Z';
const administrators = [
  { userId: '4001', realName: '陈校', loginName: 'ps.admin', since, holdsMore: false },
  { userId: '4002', realName: '何校', loginName: 'ms.admin', since, holdsMore: false },
  { userId: '4003', realName: '高校', loginName: 'full.admin', since, holdsMore: true },
];

function render(...holds: Permission[]): string {
  const view = <AdministratorList unitName="实验小学" administrators={administrators} />;
  return renderView(view, { messages: words, user: buildUser({ userId: '4001', userType: 4 }), holds });
}

function resetOf(name: string): string {
  return words['administration.security.resetOf'].replace('{name}', name);
}

test('when an administrator holds more, then her second step is not reset, and a line below her name says why', () => {
  const holdsMore = words['administration.people.holdsMore'];
  const keeper = render('admin:security', 'base:reset-pwd');
  expect(keeper).not.toContain(resetOf('高校'));
  expect(keeper.split(holdsMore)).toHaveLength(2);
  expect(render('admin:security')).not.toContain(holdsMore);
});

test('when somebody may reset passwords, then second steps of others too; who may not reads who has one', () => {
  const keeper = render('admin:security', 'base:reset-pwd');
  expect(keeper).toContain(resetOf('何校'));
  expect(keeper).not.toContain(resetOf('陈校'));
  const reader = render('admin:security');
  expect(reader).toContain('何校');
  expect(reader).not.toContain(resetOf('何校'));
});
