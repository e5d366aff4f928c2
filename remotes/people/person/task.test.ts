import { expect, test } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { actionsFor } from './task.ts';

const all = { reset: true, roles: true };

test('when a person is enabled, then disabling is offered, and the other way round', () => {
  expect(actionsFor(buildPerson(), '4002', all)).toEqual(['edit', 'roles', 'reset', 'export', 'disable']);
  expect(actionsFor(buildPerson({ userStatus: 'disabled' }), '4002', all)).toEqual([
    'edit',
    'roles',
    'reset',
    'export',
    'enable',
  ]);
});

test('when the person is the administrator herself, then she can neither lock herself out nor reset her password', () => {
  expect(actionsFor(buildPerson({ userId: '4002' }), '4002', all)).toEqual(['edit', 'roles']);
});

test('when the administrator may not give out passwords, then that is not offered', () => {
  expect(actionsFor(buildPerson(), '4002', { ...all, reset: false })).toEqual([
    'edit',
    'roles',
    'export',
    'disable',
  ]);
});

test('when the administrator does not keep roles, then those of a person are not offered', () => {
  expect(actionsFor(buildPerson(), '4002', { ...all, roles: false })).not.toContain('roles');
});
