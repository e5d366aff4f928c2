import { expect, test } from 'vitest';
import { meetsNeeds, type Permission } from '#shared/contracts';
import { buildPerson } from '../testing/build-person.ts';
import { actionsFor } from './task.ts';

const all: Permission[] = ['admin:people.edit', 'admin:people.data', 'base:reset-pwd', 'base:role'];

/** The actions of a user who holds these. */
function actions(held: readonly Permission[], person = buildPerson()): string[] {
  const user = { userType: 2 } as const;
  return actionsFor(person, '4002', ({ needs }) => meetsNeeds(needs, user, new Set(held)));
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
