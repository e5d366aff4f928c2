import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission } from '#shared/contracts';
import { AccountPages } from './account-pages.tsx';
import words from './messages/zh-CN.json';
import { unitPath } from './unit/unit-route.ts';

function render(...holds: Permission[]): string {
  const view = <AccountPages path={unitPath} variant="tm" />;
  return textOf(renderView(view, { messages: words, user: buildUser(), holds }));
}

test('when the accounts of the unit are opened, then who may see them sees them, and others their own account', () => {
  expect(render('admin:sessions')).toContain(words['account.unit.title']);
  const own = render('base:list');
  expect(own).toContain(words['account.profile.title']);
  expect(own).not.toContain(words['account.unit.title']);
});

test('when somebody reads the trail and no people, then she filters it by nobody', () => {
  const trail = render('admin:audit');
  expect(trail).toContain(words['account.audit.export']);
  expect(trail).not.toContain(words['account.picker.label']);
  expect(trail).not.toContain(words['account.people.title']);
});

test('when somebody may do both, then where people are signed in comes first', () => {
  const sessions = render('admin:audit', 'admin:sessions');
  expect(sessions).toContain(words['account.people.title']);
  expect(sessions).not.toContain(words['account.audit.export']);
});
