import { buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { buildPerson } from '../testing/build-person.ts';
import { TaskDialog } from './task-dialog.tsx';

let view: MountedView;
afterEach(() => view.remove());

test.each([
  [
    'an administrator was created by who keeps roles',
    { userType: 4, reason: 'created', holds: ['base:role'] },
    'roles',
  ],
  [
    'an administrator was created by who keeps none',
    { userType: 4, reason: 'created', holds: [] },
    undefined,
  ],
  ['an administrator got a new password', { userType: 4, reason: 'reset', holds: ['base:role'] }, undefined],
  ['a teacher was created', { userType: 2, reason: 'created', holds: ['base:role'] }, undefined],
] as const)('when %s, then her roles come next, or nothing', async (_, { userType, reason, holds }, kind) => {
  const onTask = vi.fn();
  const person = buildPerson({ userType });
  view = await mountView(
    <TaskDialog
      task={{ kind: 'password', reason, person, password: 'Xq7-first' }}
      ownUserId="4001"
      onTask={onTask}
    />,
    { messages: words, user: buildUser({ userType: 4 }), holds },
  );
  await view.press(words['people.password.done']);
  expect(onTask).toHaveBeenCalledExactlyOnceWith(kind && { kind, person });
});
