import { randomUUID } from 'node:crypto';
import { createClientSecrets, createClientStore, type NewClient } from '#platform/clients';
import {
  type AnswerOf,
  type clientCreate,
  clientFields,
  type clientUpdate,
  DomainError,
  type ParsedPayloadOf,
  type RegisteredClient,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { isDeveloper } from './client-rights.ts';
import { requireAsApproved, requireValidClient } from './client-rules.ts';
import { getClientView } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';
import { changedFields, enteredFieldsOf, logoColumns, toColumns, toNewClient } from './entered-fields.ts';
import { findSandboxUnit } from './sandbox-unit.ts';
import { writeTrace } from './traces.ts';

const noSandbox = '门户没有集成沙箱单位|||This portal has no sandbox unit';
/** So many may wait or be disabled for one owner: a script must not fill the administrators' list. */
const maxUndecided = 20;
const tooMany =
  '您有太多未启用的应用，请先删除一些|||Too many of your apps are not active. Please delete some first';

/**
 * Registers a client of the caller. It serves the users of the sandbox at once, all others when an administrator has
 * approved it.
 * @throws DomainError `forbidden`, `invalid_input`, `conflict`
 */
export async function registerClient(
  deps: DevelopersDeps,
  caller: Caller,
  { kind, ...fields }: ParsedPayloadOf<typeof clientCreate>,
): Promise<AnswerOf<typeof clientCreate>> {
  const { principal } = caller;
  if (!isDeveloper(principal)) throw new DomainError('forbidden');
  requireValidClient(fields, { ...deps, kind: kind === 'public' ? 'public' : 'confidential' });
  if ((await countUndecided(deps, principal.unitId, principal.userId)) >= maxUndecided)
    throw new DomainError('conflict', { message: tooMany });
  const sandbox = await findSandboxUnit(deps.database.db);
  if (kind === 'sandbox' && !sandbox)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'kind', message: noSandbox }] });
  const id = randomUUID();
  const client: NewClient = {
    id,
    ...toNewClient(fields),
    kind: kind === 'public' ? 'public' : 'confidential',
    isFirstParty: false,
    withoutPkceUntil: null,
    ownerUserIds: [principal.userId],
    unitId: principal.unitId,
    // Nobody has to approve what never leaves the sandbox.
    status: kind === 'sandbox' ? 'active' : 'requested',
    defaultUnitState: 'off',
    sandboxUnitId: sandbox?.unitId ?? null,
    isSandboxOnly: kind === 'sandbox',
  };
  return deps.database.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await createClientStore(trx).insert(client, now);
    if (fields.logo) {
      await trx.updateTable('oauth_client').set(logoColumns(fields.logo)).where('id', '=', id).execute();
    }
    const secret = kind === 'public' ? null : (await createClientSecrets(trx).add(id, now)).secret;
    await writeTrace(deps, trx, caller, { clientId: id, act: 'client.registered', detail: fields.nameZh });
    return { client: await getClientView(trx, principal, id), secret };
  });
}

/** @throws DomainError `not_found`, `forbidden`, `invalid_input`, `conflict` */
export async function updateClient(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, revision, ...fields }: ParsedPayloadOf<typeof clientUpdate>,
): Promise<RegisteredClient> {
  return changeClient(deps, caller, {
    clientId,
    right: 'manage',
    revision,
    decide: async ({ client, rights }) => {
      requireValidClient(fields, { ...deps, kind: client.kind });
      const before = enteredFieldsOf(client);
      const isOwners = !rights.includes('decide');
      if (isOwners && client.status === 'active' && !client.isSandboxOnly)
        requireAsApproved(before, fields, deps.publicUrl);
      const changed = changedFields(before, fields);
      return {
        change: {
          ...toColumns(fields, before),
          ...logoColumns(fields.logo),
          ...(changed.some((name) => clientFields[name].isSeen) && { seen_changed_at: deps.clock() }),
        },
        trace: { act: 'client.changed', detail: changed.join(', ') },
      };
    },
  });
}

async function countUndecided({ database: { db } }: DevelopersDeps, unitId: string, ownerId: string) {
  const rows = await db
    .selectFrom('oauth_client')
    .select('owner_user_ids')
    .where('unit_id', '=', unitId)
    .where((eb) => eb.or([eb('status', '!=', 'active'), eb('sandbox_only', '=', 1)]))
    .execute();
  return rows.filter((row) => row.owner_user_ids.includes(JSON.stringify(ownerId))).length;
}
