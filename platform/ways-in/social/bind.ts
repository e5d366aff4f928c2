import { isUniqueViolation } from '#platform/database';
import type { Cookies, RequestDetails } from '#platform/http';
import { hashToken } from '#platform/identity';
import { DomainError, type ParsedPayloadOf, type socialBind } from '#shared/contracts';
import { findBrowserKey } from './browser-key.ts';
import type { SocialDeps } from './social-deps.ts';
import { createSocialStore } from './social-store.ts';

/**
 * Binds the identity that waits in this browser to the account whose password is right, and signs in.
 * @throws DomainError `invalid_grant` for a wrong password, `account_disabled`, `too_many_attempts`, `not_found` when
 *   no identity waits to be bound (any more), or `conflict` for an account or identity that is bound already
 */
export async function bindSocial(
  { clock, admitByPassword, writeAudit, providers }: SocialDeps,
  { pendingToken, ...credentials }: ParsedPayloadOf<typeof socialBind>,
  caller: { request: RequestDetails; cookies: Cookies },
) {
  const browserKey = findBrowserKey(caller.cookies);
  if (!browserKey) throw over();
  try {
    return await admitByPassword(credentials, caller, async (trx, { id, loginName }) => {
      const store = createSocialStore(trx);
      const pending = await store.takePending(hashToken(pendingToken), hashToken(browserKey), clock());
      if (!pending) throw over();
      const unitId = providers.get(pending.provider)?.unitId;
      const user = unitId === undefined ? undefined : await store.findUnitOf(id);
      if (user?.unit_id !== unitId) throw ofOtherUnit();
      await store.insertLink({ ...pending, user_id: id, created_at: clock() });
      const line = { event: 'social_bound', userId: id, loginName, detail: pending.provider };
      await writeAudit(trx, line, caller.request);
      return {};
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken(error) : error;
  }
}

function over(): DomainError {
  return new DomainError('not_found', {
    message: '绑定已过期，请重新开始|||The time for binding has run out. Please start again',
  });
}

/** A provider of one school must not open accounts of others, whoever wants it. */
function ofOtherUnit(): DomainError {
  return new DomainError('conflict', {
    message:
      '该账号不属于这所学校，无法绑定|||This account belongs to another school and cannot be linked here',
  });
}

function taken(cause: unknown): DomainError {
  return new DomainError('conflict', {
    message: '该账号已绑定其他身份|||This account is bound to another identity already',
    cause,
  });
}
