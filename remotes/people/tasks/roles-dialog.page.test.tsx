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
