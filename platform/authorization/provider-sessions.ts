import type Provider from 'oidc-provider';
import { DomainError } from '#shared/contracts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { toMachineSeconds } from './payload-row.ts';
import type { Visitor } from './visitor.ts';

/**
 * Makes sure that the provider has a session for the portal's one. It is remembered by `uid`, which is the id of the
 * portal's session; its own id changes at the library's will.
 * @throws DomainError `not_signed_in` when the portal's session ended meanwhile
 */
export async function ensureProviderSession(
  { database: { db }, clock }: PayloadAdapterDeps,
  provider: Provider,
  { userId, sessionId, amr }: Visitor,
): Promise<void> {
  const known = await provider.Session.findByUid(sessionId);
  if (known?.accountId === userId) return;
  const portal = await db
    .selectFrom('auth_session')
    .select(['created_at', 'expires_at'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!portal) throw new DomainError('not_signed_in');
  const session = new provider.Session();
  session.uid = sessionId;
  const loginTs = toMachineSeconds(portal.created_at, clock);
  session.loginAccount({ accountId: userId, loginTs, amr: [...amr] });
  await session.save(Math.max(1, Math.floor((portal.expires_at - clock()) / 1000)));
}
