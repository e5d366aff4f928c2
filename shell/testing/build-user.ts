import * as v from 'valibot';
import { type SessionUser, sessionUserSchema } from '#shared/contracts';

/** A teacher of the demo school, with what a test says different; the rest as the contract fills it in. */
export function buildUser(different: Partial<SessionUser> = {}): SessionUser {
  const unit = { unitId: 'U2001', unitName: '青江实验小学' };
  return v.parse(sessionUserSchema, {
    ...unit,
    userId: '2001',
    userType: 2,
    realName: '周文',
    loginName: 't.zhou',
    ...different,
  });
}
