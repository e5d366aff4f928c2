import { expect, test } from 'vitest';
import type { UserType } from '#shared/contracts';
import { isMeantFor } from './rules.ts';

const teacher = { userType: 2 as UserType, roles: ['XX_SYS_'] };

test.each([
  [[], [], true],
  [[2, 4], [], true],
  [[1, 3], [], false],
  [[], ['XX_SYS_', 'OTHER'], true],
  [[], ['OTHER'], false],
  [[3], ['XX_SYS_'], false],
])(
  'when it is for types %j and roles %j, then a teacher with a role sees it: %s',
  (userTypes, roles, sees) => {
    expect(isMeantFor({ userTypes, roles }, teacher)).toBe(sees);
  },
);
