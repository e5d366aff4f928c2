import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { buildPerson } from '../testing/build-person.ts';
import { RolesDialog } from './roles-dialog.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const role = {
  ...{ roleId: 'leaders', code: 'leaders', name: 'leaders', enName: '', isSystem: false },
  ...{ revision: 1, people: 0, grants: [], holdsMore: false, mayGive: true },
};

/** Shows the roles of a person to an administrator, who is the person herself where the ids agree. */
async function open(person: Parameters<typeof buildPerson>[0]): Promise<void> {
  const user = buildUser({ userType: 4 });
  view = await mountView(<RolesDialog person={buildPerson(person)} onClose={vi.fn()} />, {
    messages: words,
    user,
  });
  await view.until(() => expect(view.page.textContent).toContain('leaders'));
}

test.each([
  ['an administrator has no role', { userType: 4, isHeld: false }, true],
  ['an administrator has one', { userType: 4, isHeld: true }, false],
  ['a teacher has none', { userType: 2, isHeld: false }, false],
] as const)('when %s, then the dialog says what that means, or nothing', async (_, given, isSaid) => {
  answerCalls(() => ({ data: [{ ...role, isHeld: given.isHeld }] }));
  await open({ userId: `${given.userType} ${given.isHeld}`, userType: given.userType });
  expect(view.page.textContent?.includes(words['people.roles.none'])).toBe(isSaid);
});

test('when somebody takes a role from herself, then she is asked first, and nothing is sent before', async () => {
  const sent = answerCalls(({ path }) => ({
    data: path.endsWith('/list') ? [{ ...role, isHeld: true }] : role,
  }));
  const changes = () => sent.filter(({ path }) => path.endsWith('/set_people')).map(({ payload }) => payload);
  const { userId } = buildUser({});
  await open({ userId });
  await view.tick('leaders');
  expect(view.page.textContent).toContain(words['people.roles.leaveText']);
  expect(changes()).toEqual([]);
  await view.press(words['people.roles.leave']);
  await view.until(() => expect(changes()).toMatchObject([{ roleId: 'leaders', remove: [userId] }]));
});

test.each([true, false])(
  'when it is %s that a person holds more, then what she has cannot be unticked, or can; other roles are given',
  async (holdsMore) => {
    const other = { ...role, roleId: 'clerks', name: 'clerks', isHeld: false };
    answerCalls(() => ({ data: [{ ...role, isHeld: true }, other] }));
    await open({ userId: `strong ${holdsMore}`, holdsMore });
    const boxes = [...view.page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
      { checked: true, disabled: holdsMore },
      { checked: false, disabled: false },
    ]);
    expect(view.page.textContent?.includes(words['people.roles.holdsMore'])).toBe(holdsMore);
  },
);

test('when a role is ticked, then the person has it at once; when that is refused, then the box says what counts', async () => {
  const held = new Set<string>();
  const sent = answerCalls(({ path, payload }) => {
    if (path.endsWith('/set_people')) {
      if (payload.roleId === 'strong') return { status: 403, code: 'forbidden', message: '您没有权限' };
      held.add('leaders');
      return { data: roleOf('leaders') };
    }
    return { data: [roleOf('leaders'), roleOf('strong')] };
  });
  const roleOf = (roleId: string) => ({
    ...{ roleId, code: roleId, name: roleId, enName: '', isSystem: false, revision: 1, people: 0 },
    ...{ grants: [], isHeld: held.has(roleId) },
  });
  const person = buildPerson();
  view = await mountView(<RolesDialog person={person} onClose={vi.fn()} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  const box = (label: string): HTMLInputElement | null | undefined =>
    [...view.page.querySelectorAll('label')]
      .find(({ textContent }) => textContent === label)
      ?.querySelector('input');
  await view.until(() => expect(box('leaders')?.checked).toBe(false));
  await act(async () => box('leaders')?.click());
  await view.until(() => expect(box('leaders')?.checked).toBe(true));
  expect(sent.find(({ path }) => path.endsWith('/set_people'))?.payload).toMatchObject({
    roleId: 'leaders',
    add: [person.userId],
  });
  await act(async () => box('strong')?.click());
  await view.until(() => expect(box('strong')?.checked).toBe(false));
});

test('when the user does not hold what a role grants, then she is not offered it, and a sentence says why; she takes it away', async () => {
  answerCalls(() => ({
    data: [
      { ...role, isHeld: true, mayGive: false },
      { ...role, roleId: 'portal', name: 'portal', isHeld: true, isSystem: true, mayGive: false },
      { ...role, roleId: 'strong', name: 'strong', isHeld: false, mayGive: false },
      { ...role, roleId: 'clerks', name: 'clerks', isHeld: false },
    ],
  }));
  await open({ userId: 'somebody' });
  const boxes = [...view.page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, true, false]);
  expect(view.page.textContent).toContain(words['people.roles.notGiven']);
});
