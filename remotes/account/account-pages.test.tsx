import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import { AccountPages } from './account-pages.tsx';
import words from './messages/zh-CN.json';
import { unitPath } from './unit/unit-route.ts';

function render(userType: 2 | 4): string {
  const view = <AccountPages path={unitPath} variant="tm" />;
  return textOf(renderView(view, { messages: words, user: buildUser({ userType }) }));
}

test('when the accounts of the unit are opened, then an administrator sees them, and others their own account', () => {
  expect(render(4)).toContain(words['account.unit.title']);
  const own = render(2);
  expect(own).toContain(words['account.profile.title']);
  expect(own).not.toContain(words['account.unit.title']);
});
