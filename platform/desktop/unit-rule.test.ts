import { expect, test } from 'vitest';
import type { UserType } from '#shared/contracts';
import { isOpenByUnit, type UnitDecision } from './unit-rule.ts';

const [pupil, teacher, parent, administrator] = [1, 2, 3, 4] as const;

function decide(change: Partial<UnitDecision> = {}): UnitDecision {
  return {
    is_open: 1,
    is_for_everybody: 0,
    names_user_type: 0,
    names_role: 0,
    names_classes: 0,
    names_own_class: 0,
    ...change,
  };
}

test.each<[string, Partial<UnitDecision>, UserType, boolean]>([
  ['the unit decided nothing', { is_open: null, is_for_everybody: null }, pupil, true],
  ['it is closed', { is_open: 0, is_for_everybody: 1 }, teacher, false],
  [
    'it is closed, and an audience is kept',
    { is_open: 0, names_user_type: 1, names_role: 1 },
    teacher,
    false,
  ],
  ['it is for everybody', { is_for_everybody: 1 }, parent, true],
  ['nobody is named', {}, administrator, false],
  ['her user type is named', { names_user_type: 1 }, teacher, true],
  ['a role of hers is named', { names_role: 1 }, teacher, true],
  ['a role of hers is named, and classes of others', { names_role: 1, names_classes: 1 }, pupil, true],
  ['pupils are named', { names_user_type: 1 }, pupil, true],
  [
    'pupils and her class are named',
    { names_user_type: 1, names_classes: 1, names_own_class: 1 },
    pupil,
    true,
  ],
  ['pupils and another class are named', { names_user_type: 1, names_classes: 1 }, pupil, false],
  [
    'parents and the class of a child',
    { names_user_type: 1, names_classes: 1, names_own_class: 1 },
    parent,
    true,
  ],
  ['parents and another class are named', { names_user_type: 1, names_classes: 1 }, parent, false],
  ['the class of a child, and no parents', { names_classes: 1, names_own_class: 1 }, parent, false],
  ['teachers are named, and classes', { names_user_type: 1, names_classes: 1 }, teacher, true],
  ['administrators are named, and classes', { names_user_type: 1, names_classes: 1 }, administrator, true],
])('when %s, then the answer for user type %o follows', (_, change, userType, isOpen) => {
  expect(isOpenByUnit(decide(change), userType)).toBe(isOpen);
});
