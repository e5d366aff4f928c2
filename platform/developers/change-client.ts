import type { Kysely } from 'kysely';
import { type ClientChange, createClientStore } from '#platform/clients';
import type { Tables } from '#platform/database';
import { type ClientRight, DomainError, type RegisteredClient } from '#shared/contracts';
import { getClient, getClientView, type SeenClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';
import { type Trace, writeTrace } from './traces.ts';

export interface ClientChangeOrder {
  clientId: string;
  right: ClientRight;
  /** The revision that the caller saw; left out where what somebody else changed does not matter. */
  revision?: number;
  /** Decides what changes; may refuse by throwing. */
  decide: (
    seen: SeenClient,
    trx: Kysely<Tables>,
  ) => Promise<{ change?: ClientChange; trace: Omit<Trace, 'clientId'> }>;
}

/**
 * Changes one client and leaves a trace: all or nothing.
 * @throws DomainError `not_found`, `forbidden`, or `conflict` when somebody else changed it first
 */
export function changeClient(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, right, revision, decide }: ClientChangeOrder,
): Promise<RegisteredClient> {
  return deps.database.db.transaction().execute(async (trx) => {
    const seen = await getClient(trx, caller.principal, clientId, right);
    const from = revision ?? seen.client.revision;
    if (from !== seen.client.revision || !isRevision(from)) throw new DomainError('conflict');
    const { change = {}, trace } = await decide(seen, trx);
    const isChanged = await createClientStore(trx).change(clientId, from, change, deps.clock());
    if (!isChanged) throw new DomainError('conflict');
    await writeTrace(deps, trx, caller, { clientId, ...trace });
    return getClientView(trx, caller.principal, clientId);
  });
}

/** What the column holds; a database refuses to compare with anything else. */
function isRevision(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
