import { errors, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import { createClientStore, findClientBar } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { createConsentStore } from './consents.ts';

/** Sent to the client; RFC 6749 allows plain ASCII here. */
export const barTexts = {
  disabled: 'this client is disabled',
  not_approved: 'this client is not approved yet',
  sandbox_only: 'this client serves the users of the sandbox only',
  off_in_unit: "this client is switched off for the user's school",
} as const;

/**
 * What the user allowed the client before: in this sign-in, or by a consent that was remembered. Clients of the operator
 * need none.
 */
export function createLoadExistingGrant({ db }: Pick<PortalDatabase, 'db'>) {
  return async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, account, session, result, provider, requestParamOIDCScopes } = ctx.oidc;
    if (!client || !account) return undefined;
    const { accountId } = account;
    const { clientId } = client;
    await requireNoBar(db, clientId, accountId);
    const saveGrant = async (scopes: Iterable<string>, grant: Grant): Promise<Grant> => {
      grant.addOIDCScope([...scopes]);
      await grant.save();
      return grant;
    };
    const knownId = result?.consent?.grantId ?? session?.grantIdFor(clientId);
    const known = knownId ? await provider.Grant.find(knownId) : undefined;
    if (known && (known.accountId !== accountId || known.clientId !== clientId)) return undefined;
    const grant = known ?? new provider.Grant({ accountId, clientId });
    if (client.first_party === true) return saveGrant(requestParamOIDCScopes, grant);
    if (known) return known;
    const consented = await createConsentStore(db).findScopes(clientId, accountId);
    return consented && saveGrant(consented, grant);
  };
}

async function requireNoBar(db: PortalDatabase['db'], clientId: string, accountId: string): Promise<void> {
  const client = await createClientStore(db).find(clientId);
  const user = await db
    .selectFrom('app_user')
    .select('unit_id')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const bar =
    client && user
      ? await findClientBar(db, client, { userId: accountId, unitId: user.unit_id })
      : 'disabled';
  if (bar) throw new errors.AccessDenied(barTexts[bar], barTexts[bar]);
}
