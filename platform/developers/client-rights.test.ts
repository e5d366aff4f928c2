import { describe, expect, test } from 'vitest';
import { findClientRights } from './client-rights.ts';

function reader(more: Partial<Parameters<typeof findClientRights>[0]> = {}) {
  return { userId: '2001', userType: 2, unitId: 'U2001', unitType: 2, roles: [], ...more } as const;
}

function administrator(more = {}) {
  return reader({ userId: '4002', userType: 4, roles: ['XX_SYS_'], ...more });
}

const bureau = administrator({ unitId: 'U1001', unitType: 1 });

function client(more: Partial<Parameters<typeof findClientRights>[1]> = {}) {
  return {
    ownerUserIds: ['2001'],
    unitId: 'U2001',
    status: 'active',
    isSandboxOnly: false,
    ...more,
  } as const;
}

describe('the rights over a client', () => {
  test.each([
    ['a teacher who owns it', reader(), client(), ['manage']],
    ['a teacher who does not', reader({ userId: '2002' }), client(), undefined],
    ['a student who is named as owner', reader({ userType: 1 }), client(), undefined],
    ['a parent who is named as owner', reader({ userType: 3 }), client(), undefined],
    ['an administrator of its unit', administrator(), client(), ['manage', 'decide', 'switch_own']],
    ['the same without the role', administrator({ roles: [] }), client(), undefined],
    ['a teacher with the role', reader({ userId: '1', roles: ['XX_SYS_'] }), client(), undefined],
    ['an administrator of another unit', administrator({ unitId: 'U2' }), client(), ['switch_own']],
    [
      'her, while it is requested',
      administrator({ unitId: 'U2' }),
      client({ status: 'requested' }),
      undefined,
    ],
    ['her, once it is disabled', administrator({ unitId: 'U2' }), client({ status: 'disabled' }), undefined],
    [
      'her, for the sandbox only',
      administrator({ unitId: 'U2' }),
      client({ isSandboxOnly: true }),
      undefined,
    ],
    ['the bureau', bureau, client(), ['manage', 'decide', 'switch_own', 'switch_any']],
    ['the bureau, while requested', bureau, client({ status: 'requested' }), ['manage', 'decide']],
    ['the bureau, of no unit', bureau, client({ unitId: null, status: 'requested' }), ['manage', 'decide']],
    ['a school, of no unit', administrator(), client({ unitId: null, status: 'requested' }), undefined],
  ] as const)('when %s asks, then they are these', (_who, who, what, rights) => {
    expect(findClientRights(who, what)).toEqual(rights);
  });
});
