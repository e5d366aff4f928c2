import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireOver } from '#platform/grants';
import { requireUnit, writeLine } from '#platform/organisation';
import type { AnswerOf, ParsedPayloadOf, RoleGrant, rolesSetDirect } from '#shared/contracts';
import { describeDirectGrants, getPerson, listDirectGrants } from './direct-grants.ts';
import { keepAdministrators } from './keep-administrators.ts';
import { requireHeld } from './require-held.ts';
import type { Caller, RolesDeps } from './roles-deps.ts';
import { takesAway } from './takes-away.ts';

/**
 * Grants permissions to a person by herself, and takes others away. The caller holds what she adds, and takes away where the person holds
 * no more than she does.
 * @throws DomainError `forbidden`, `not_found`, `conflict` where it is the last administrator
 */
export async function setDirectGrants(
  deps: RolesDeps,
  caller: Caller,
  { unitId: wanted, userId, add, remove }: ParsedPayloadOf<typeof rolesSetDirect>,
): Promise<AnswerOf<typeof rolesSetDirect>> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const saved = await db.transaction().execute((trx) =>
    keepAdministrators(trx, caller.principal, unitId, async () => {
      const person = await getPerson(trx, unitId, userId);
      const before = await listDirectGrants(trx, userId);
      const known = new Set(before.map(keyOf));
      const added = withoutDoubles(add).filter((grant) => !known.has(keyOf(grant)));
      const kept = new Set(add.map(keyOf));
      const removed = withoutDoubles(remove).filter(
        (grant) => known.has(keyOf(grant)) && !kept.has(keyOf(grant)),
      );
      await requireHeld(trx, caller.principal, added);
      const gone = new Set(removed.map(keyOf));
      if (takesAway(before, [...before.filter((grant) => !gone.has(keyOf(grant))), ...added]))
        await requireOver(trx, caller.principal, [userId]);
      await changeRows(trx, userId, { added, removed });
      const lists = { added: added.map(keyOf), removed: removed.map(keyOf) };
      await writeLine(deps, trx, caller, { event: 'role_grants_set', unitId, userId, ...lists });
      return describeDirectGrants(trx, caller.principal, person);
    }),
  );
  await announce([userId]);
  return saved;
}

async function changeRows(
  trx: Kysely<Tables>,
  userId: string,
  { added, removed }: { added: readonly RoleGrant[]; removed: readonly RoleGrant[] },
): Promise<void> {
  for (const [appCode, grants] of Map.groupBy(removed, (grant) => grant.appCode)) {
    await trx
      .deleteFrom('resource_grant')
      .where('user_id', '=', userId)
      .where('app_code', '=', appCode)
      .where(
        'node_code',
        'in',
        grants.map(({ nodeCode }) => nodeCode),
      )
      .execute();
  }
  if (added.length === 0) return;
  await trx
    .insertInto('resource_grant')
    .values(
      added.map(({ appCode, nodeCode }) => ({ user_id: userId, app_code: appCode, node_code: nodeCode })),
    )
    .execute();
}

function withoutDoubles(grants: readonly RoleGrant[]): RoleGrant[] {
  return [...new Map(grants.map((grant) => [keyOf(grant), grant])).values()];
}

function keyOf({ appCode, nodeCode }: RoleGrant): string {
  return `${appCode}:${nodeCode}`;
}
