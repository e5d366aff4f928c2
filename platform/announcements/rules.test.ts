import { expect, test } from 'vitest';
import type { UserType } from '#shared/contracts';
import { isMeantFor, requireSensibleTimes } from './rules.ts';

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

const now = 1_800_000_000_000;
const day = 86_400_000;

test.each([
  ['ends before it begins', now + day, now + day],
  ['has ended already', now - day, now],
  ['lasts longer than a year', now, now + 367 * day],
])('when it %s, then it is refused at the end', (_, startsAt, endsAt) => {
  expect(() => requireSensibleTimes({ startsAt, endsAt }, now)).toThrow(
    expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'endsAt' })] }),
  );
});

test('when it began yesterday and ends tomorrow, then it may be saved', () => {
  expect(() => requireSensibleTimes({ startsAt: now - day, endsAt: now + day }, now)).not.toThrow();
});
