import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import type { Task } from '../person/task.ts';
import { buildPerson } from '../testing/build-person.ts';
import { TaskDialog } from './task-dialog.tsx';

const person = buildPerson();
function nothing(): void {
  undefined;
}

function render(task: Task | undefined, ...holds: Permission[]): string {
  return renderView(<TaskDialog task={task} ownUserId="4001" onTask={nothing} />, {
    messages: chinese,
    holds,
    user: buildUser({ userId: '4001', userType: 4 }),
  });
}

function withName(message: string): string {
  return message.replace('{name}', person.realName);
}

test('when nothing is to be done, then there is no dialog', () => {
  expect(render(undefined)).not.toContain('role=');
});

test.each(['disable', 'enable'] as const)(
  'when a person is about to be %sd, then the question names her and what follows',
  (kind) => {
    const html = render({ kind, person });
    expect(html).toContain('role="alertdialog"');
    const text = textOf(html);
    expect(text).toContain(withName(chinese[`people.${kind}.title`]));
    expect(text).toContain(chinese[`people.${kind}.text`]);
    expect(text).toContain(chinese[`people.action.${kind}`]);
  },
);

test('when a person is looked at, then all that the list and the form show of her stands there, and nothing to change', () => {
  const html = render({ kind: 'view', person: buildPerson({ sex: 'female', phone: '13900001111' }) });
  const text = textOf(html);
  for (const word of [person.realName, person.loginName, '三年级', '(2)班', '13900001111'])
    expect(text).toContain(word);
  expect(text).toContain(chinese['people.form.sex.female']);
  expect(html).not.toContain('<input');
});

test.each([
  ['a keeper of people looks at who holds more', true, 'admin:people.edit', true],
  ['a keeper of people looks at somebody else', false, 'admin:people.edit', false],
  ['a reader, who changes nobody, looks at who holds more', true, 'base:list', false],
] as const)(
  'when %s, then the view says why nothing can be changed, or nothing',
  (_, holdsMore, held, isSaid) => {
    const text = textOf(render({ kind: 'view', person: buildPerson({ holdsMore }) }, held));
    expect(text.includes(chinese['people.view.holdsMore'])).toBe(isSaid);
  },
);

test('when a password is to be reset, then the question says what becomes of the old one', () => {
  const text = textOf(render({ kind: 'reset', person }));
  expect(text).toContain(withName(chinese['people.reset.title']));
  expect(text).toContain(chinese['people.reset.text']);
});

test('when there is a first password, then it is shown with the login name, and no cross closes it by mistake', () => {
  const html = render({ kind: 'password', reason: 'created', person, password: 'Xq7-first' });
  expect(html).toContain('value="Xq7-first"');
  expect(html).toContain(`value="${person.loginName}"`);
  expect(textOf(html)).toContain(chinese['people.password.once']);
  expect(html).not.toContain('aria-label="关闭"');
});
