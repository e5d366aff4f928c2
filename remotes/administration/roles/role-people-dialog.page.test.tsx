import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { RolePeopleDialog } from './role-people-dialog.tsx';

const role = {
  ...{
    roleId: 'XX_ALL_',
    code: 'XX_ALL_',
    name: '全权管理员',
    enName: 'Full administrators',
    isSystem: true,
  },
  ...{ revision: 0, people: 2, grants: [], isHeld: false, holdsMore: false, mayGive: true },
};
const user = buildUser({ userType: 4, userId: '4002' });
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function removeButton(name: string): HTMLElement | null {
  return view.page.querySelector(
    `button[aria-label="${words['administration.teachers.remove'].replace('{name}', name)}"]`,
  );
}

test('when an administrator takes the role from herself, then she is asked first; from another it is taken at once', async () => {
  const sent = answerCalls(({ path }) => {
    if (path.endsWith('/set_people')) return { data: role };
    const list = [
      { userId: '4002', realName: '何静', loginName: 'ps.admin', userType: 4 },
      { userId: '4008', realName: '吴刚', loginName: 'ps.other', userType: 4 },
    ];
    return { data: { list, total: 2, pages: 1, page: 1 } };
  });
  const removed = () =>
    sent.filter(({ path }) => path.endsWith('/set_people')).map(({ payload }) => payload.remove);
  view = await mountView(<RolePeopleDialog unitId="U2001" role={role} onClose={vi.fn()} />, {
    messages: words,
    user,
  });
  await view.until(() => expect(removeButton('何静')).not.toBeNull());
  await act(async () => removeButton('何静')?.click());
  expect(view.page.textContent).toContain(words['administration.roles.leaveText']);
  expect(removed()).toEqual([]);
  await view.press(words['administration.roles.leave']);
  await view.until(() => expect(removed()).toEqual([['4002']]));
  await view.until(() =>
    expect(view.page.textContent).not.toContain(words['administration.roles.leaveText']),
  );
  await act(async () => removeButton('吴刚')?.click());
  await view.until(() => expect(removed()).toEqual([['4002'], ['4008']]));
});

test('when somebody with the role holds more, then she is not taken out of it, and a line says why; others are', async () => {
  answerCalls(() => {
    const list = [
      { userId: '4007', realName: '高校', loginName: 'ps.full', userType: 4, holdsMore: true },
      { userId: '4008', realName: '吴刚', loginName: 'ps.other', userType: 4, holdsMore: false },
    ];
    return { data: { list, total: 2, pages: 1, page: 1 } };
  });
  view = await mountView(<RolePeopleDialog unitId="U3003" role={role} onClose={vi.fn()} />, {
    messages: words,
    user,
  });
  await view.until(() => expect(removeButton('吴刚')).not.toBeNull());
  expect(removeButton('高校')).toBeNull();
  expect(view.page.textContent?.split(words['administration.people.holdsMore'])).toHaveLength(2);
});

test('when the user may not give a role, then nobody is searched for, and one of the portal is not taken away either', async () => {
  const list = [{ userId: '4008', realName: '吴刚', loginName: 'ps.other', userType: 4 }];
  answerCalls(() => ({ data: { list, total: 1, pages: 1, page: 1 } }));
  for (const isSystem of [true, false]) {
    const given = { ...role, roleId: `kept ${isSystem}`, isSystem, mayGive: false };
    view = await mountView(<RolePeopleDialog unitId="U2001" role={given} onClose={vi.fn()} />, {
      messages: words,
      user,
    });
    await view.until(() => expect(view.page.textContent).toContain('吴刚'));
    expect(view.page.textContent).toContain(words['administration.roles.notGiven']);
    expect(view.page.querySelector('input')).toBeNull();
    expect(removeButton('吴刚') === null).toBe(isSystem);
    if (isSystem) await view.remove();
  }
});
