import type { Principal } from '#platform/http';

/** Somebody who uploads, where no session is needed. */
export const teacher: Principal = {
  userId: 'T1',
  loginName: 't.one',
  userType: 2,
  unitId: 'U1',
  unitType: 2,
  roles: [],
  sessionId: 'S1',
  amr: ['pwd'],
  mustChangePassword: false,
  secondStep: null,
};
