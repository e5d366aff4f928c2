import { type Cookies, type Principal, type Reply, type RequestDetails, withCookies } from '#platform/http';
import {
  createPasswordProof,
  findTakenSteps,
  hashPassword,
  hasKeptPassword,
  isKeptElsewhere,
  startSession,
} from '#platform/identity';
import { DomainError, isDomainError, type ParsedPayloadOf, type passwordChange } from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { fieldRefusal, requireAcceptable, storePassword } from './new-password.ts';

/**
 * Changes the caller's password. Every session ends, devices are forgotten, and the caller goes on in a new session.
 * @throws DomainError `password_in_directory`, `invalid_input`, `too_many_attempts`
 */
export async function changePassword(
  deps: AccountDeps,
  { oldPassword, password }: ParsedPayloadOf<typeof passwordChange>,
  { principal, ...caller }: { principal: Principal; request: RequestDetails; cookies: Cookies },
): Promise<Reply<null>> {
  if (await isKeptElsewhere(deps.database.db, principal.userId))
    throw new DomainError('password_in_directory');
  requireAcceptable(deps.passwordRule, password);
  if (oldPassword === password)
    throw fieldRefusal('password', '新密码不能与原密码相同|||The new password must differ from the old one');
  const { id: userId, loginName, hash } = await proveOldPassword(deps, principal, oldPassword, caller);
  const { request } = caller;
  const newHash = await hashPassword(password);
  const { database, clock, endSessionsOf, writeAudit } = deps;
  const { cookies } = await database.db.transaction().execute(async (trx) => {
    if (!(await hasKeptPassword(database, trx, userId, hash))) throw wrongOldPassword();
    await storePassword(trx, userId, newHash, clock());
    await endSessionsOf(trx, userId, 'password_changed');
    await writeAudit(trx, { event: 'password_changed', userId, loginName }, request);
    // Who comes here has taken her second step, if she has one.
    const amr = ['pwd', ...findTakenSteps(principal.amr)];
    return startSession(trx, { userId, amr, request }, clock());
  });
  return withCookies(null, cookies);
}

async function proveOldPassword(
  deps: AccountDeps,
  { loginName, sessionId }: Principal,
  password: string,
  caller: { request: RequestDetails; cookies: Cookies },
) {
  try {
    return await createPasswordProof(deps)({ username: loginName, password }, { ...caller, sessionId });
  } catch (error) {
    throw isDomainError(error) && error.code === 'invalid_grant' ? wrongOldPassword() : error;
  }
}

function wrongOldPassword(): DomainError {
  return fieldRefusal('oldPassword', '原密码不正确|||The old password is not right');
}
