import type { Kysely } from 'kysely';
import {
  type Client,
  createProgramGrants,
  isProgramScope,
  programScopeNames,
  programScopeTexts,
} from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type ClientRight,
  type clientProgramDetails,
  type clientProgramGrant,
  type clientProgramWithdraw,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { getClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

const needsSecret = '只有保管密钥的应用才能无用户运行|||Only apps that keep a secret can work without a user';

/** For which units a client works without a user, and what the reader may do about it. @throws DomainError `not_found` */
export async function describeProgram(
  { database: { db } }: DevelopersDeps,
  reader: Principal,
  clientId: string,
): Promise<AnswerOf<typeof clientProgramDetails>> {
  const { rights, client } = await getClient(db, reader, clientId);
  const grants = await createProgramGrants(db).list(clientId);
  const seen = grants.filter(({ unitId }) => rights.includes('manage') || mayPermit(rights, reader, unitId));
  const units = await listUnits(
    db,
    seen.map(({ unitId }) => unitId),
  );
  return {
    scopes: programScopeNames.map((name) => ({ name, text: programScopeTexts[name] })),
    grants: units.flatMap((unit) =>
      seen
        .filter(({ unitId }) => unitId === unit.unitId)
        .map(({ unitId, scopes, grantedAt }) => ({
          unit,
          scopes: [...scopes],
          grantedAt: new Date(grantedAt).toISOString(),
          isOpen: mayPermit(rights, reader, unitId),
        })),
    ),
    isElsewhere: seen.length < grants.length,
    units: client.kind === 'confidential' ? await listPermitted(db, reader, rights) : [],
  };
}

/**
 * Lets a client work for a unit without a user. What it got there before ends, so that narrower scopes count at once.
 * @throws DomainError `not_found`, `forbidden`, `conflict`
 */
export async function grantProgram(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, unitId, scopes }: ParsedPayloadOf<typeof clientProgramGrant>,
): Promise<void> {
  const names = [...new Set(scopes)].filter(isProgramScope);
  await changeClient(deps, caller, {
    clientId,
    right: rightFor(caller.principal, unitId),
    decide: async ({ client }, trx) => {
      requireConfidential(client);
      if (names.length === 0 || names.length < new Set(scopes).size) throw new DomainError('bad_request');
      const [unit] = await listUnits(trx, [unitId]);
      if (!unit) throw new DomainError('not_found');
      await createProgramGrants(trx).save({ clientId, unitId, scopes: names, grantedAt: deps.clock() });
      await deps.endProgramTokens(trx, clientId, unitId);
      return { trace: { act: 'program.granted', detail: `${names.join(' ')} in ${unitId}` } };
    },
  });
}

/** Ends it for one unit; tokens count no more at once. @throws DomainError `not_found`, `forbidden` */
export async function withdrawProgram(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, unitId }: ParsedPayloadOf<typeof clientProgramWithdraw>,
): Promise<void> {
  await changeClient(deps, caller, {
    clientId,
    right: rightFor(caller.principal, unitId),
    decide: async (_seen, trx) => {
      const grants = createProgramGrants(trx);
      if (!(await grants.find(clientId, unitId))) throw new DomainError('not_found');
      await grants.remove(clientId, unitId);
      await deps.endProgramTokens(trx, clientId, unitId);
      return { trace: { act: 'program.withdrawn', detail: `in ${unitId}` } };
    },
  });
}

function rightFor(principal: Principal, unitId: string): ClientRight {
  return unitId === principal.unitId ? 'switch_own' : 'switch_any';
}

function mayPermit(rights: readonly ClientRight[], reader: Principal, unitId: string): boolean {
  return rights.includes(rightFor(reader, unitId));
}

function requireConfidential({ kind }: Pick<Client, 'kind'>): void {
  if (kind !== 'confidential') throw new DomainError('conflict', { message: needsSecret });
}

async function listPermitted(db: Kysely<Tables>, reader: Principal, rights: readonly ClientRight[]) {
  if (!rights.includes('switch_own')) return [];
  const rows = await selectUnits(db)
    .$if(!rights.includes('switch_any'), (query) => query.where('id', '=', reader.unitId))
    .orderBy('id')
    .execute();
  return rows.map(toUnit);
}

async function listUnits(db: Kysely<Tables>, unitIds: readonly string[]) {
  if (unitIds.length === 0) return [];
  const rows = await selectUnits(db).where('id', 'in', unitIds).orderBy('id').execute();
  return rows.map(toUnit);
}

function selectUnits(db: Kysely<Tables>) {
  return db.selectFrom('unit').select(['id', 'name', 'en_name']);
}

function toUnit({ id, name, en_name }: { id: string; name: string; en_name: string | null }) {
  return { unitId: id, name, enName: en_name };
}
