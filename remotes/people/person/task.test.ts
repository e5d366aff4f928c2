import { expect, test } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { actionsFor } from './task.ts';

test('when a person is enabled, then disabling is offered, and the other way round', () => {
  expect(actionsFor(buildPerson(), '4002', true)).toEqual(['edit', 'reset', 'disable']);
  expect(actionsFor(buildPerson({ userStatus: 'disabled' }), '4002', true)).toEqual([
    'edit',
    'reset',
    'enable',
  ]);
});

test('when the person is the administrator herself, then she can neither lock herself out nor reset her password', () => {
  expect(actionsFor(buildPerson({ userId: '4002' }), '4002', true)).toEqual(['edit']);
});

test('when the administrator may not give out passwords, then that is not offered', () => {
  expect(actionsFor(buildPerson(), '4002', false)).toEqual(['edit', 'disable']);
});
