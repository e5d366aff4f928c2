import { expect, test } from 'vitest';
import { meetsNeeds, type Permission } from '#shared/contracts';
import { buildPerson } from '../testing/build-person.ts';
import { actionsFor, isWithheld } from './task.ts';

const all: Permission[] = ['admin:people.edit', 'admin:people.data', 'base:reset-pwd', 'base:role'];

/** The actions of a user who holds these. */
function actions(held: readonly Permission[], person = buildPerson()): string[] {
  return actionsFor(person, '4002', maySend(held));
}

function maySend(held: readonly Permission[]): Parameters<typeof actionsFor>[2] {
  return ({ needs }) => meetsNeeds(needs, { userType: 2 }, new Set(held));
}

test('when a person is enabled, then disabling is offered, and the other way round', () => {
  expect(actions(all)).toEqual(['edit', 'roles', 'reset', 'export', 'disable']);
  const disabled = buildPerson({ userStatus: 'disabled' });
  expect(actions(all, disabled)).toEqual(['edit', 'roles', 'reset', 'export', 'enable']);
});

test('when the person is the user herself, then she can neither lock herself out nor reset her password', () => {
  expect(actions(all, buildPerson({ userId: '4002' }))).toEqual(['edit', 'roles']);
});

test.each<[Permission, string[]]>([
  ['admin:people.edit', ['edit', 'disable']],
  ['admin:people.data', ['export']],
  ['base:reset-pwd', ['reset']],
  ['base:role', ['roles']],
  ['base:list', []],
  ['base:import', []],
])('when somebody holds %s alone, then %j is all that is offered', (permission, offered) =>
  expect(actions([permission])).toEqual(offered),
);

test('when somebody else holds more, then roles are given and data read, and nothing is changed', () => {
  for (const userStatus of ['enabled', 'disabled'] as const)
    expect(actions(all, buildPerson({ userStatus, holdsMore: true }))).toEqual(['roles', 'export']);
  expect(actions(all, buildPerson({ userId: '4002', holdsMore: true }))).toEqual(['edit', 'roles']);
});

test.each<[Permission, boolean]>([
  ['admin:people.edit', true],
  ['base:reset-pwd', true],
  ['base:role', false],
  ['base:list', false],
])('when somebody who holds %s meets who holds more, then something is withheld from her: %s', (held, is) => {
  expect(isWithheld(buildPerson({ holdsMore: true }), '4002', maySend([held]))).toBe(is);
  expect(isWithheld(buildPerson(), '4002', maySend([held]))).toBe(false);
});
