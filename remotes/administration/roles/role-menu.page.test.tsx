import { act } from 'react';
import { buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { RoleMenu } from './role-menu.tsx';

let view: MountedView;
afterEach(() => view.remove());

const edit = words['administration.action.edit'];
const people = words['administration.roles.setPeople'];
const remove = words['administration.roles.remove'];

test.each([
  [
    'a role of people who hold no more',
    { isSystem: false, holdsMore: false, mayGive: true },
    [edit, people, remove],
  ],
  ['a role of somebody who holds more', { isSystem: false, holdsMore: true, mayGive: true }, [edit, people]],
  ['a role of the portal', { isSystem: true, holdsMore: false, mayGive: true }, [people]],
])('when the menu of %s is opened, then it has what the server takes', async (_, different, labels) => {
  const role = {
    ...{ roleId: 'r', code: 'leaders', name: '组长', enName: '', isHeld: false },
    ...{ revision: 1, people: 1, grants: [], ...different },
  };
  view = await mountView(<RoleMenu role={role} onTask={vi.fn()} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  await act(async () => view.page.querySelector('button')?.click());
  await view.until(() => {
    const items = [...view.page.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent);
    expect(items).toEqual(labels);
  });
});
