import { expect, test } from 'vitest';
import { allowsBoth } from './allows-both.ts';

test.each([
  [[2, 3], true],
  [[1, 2, 3, 4], true],
  [[2], false],
  [[3, 4], false],
  [[], false],
  [null, false],
] as const)(
  'when an app is limited to %j, then whether both identities may open it is %s',
  (types, allowed) => {
    expect(allowsBoth({ limitUserType: types && [...types] })).toBe(allowed);
  },
);
