import type { Kysely } from 'kysely';
import {
  type Client,
  createProgramGrants,
  isProgramScope,
  type ProgramGrant,
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
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { getClient, type SeenClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

const elsewhere = '该应用已在为其他单位运行|||This app already works for another unit';
const needsSecret = '只有保管密钥的应用才能无用户运行|||Only apps that keep a secret can work without a user';

/** For which unit a client works without a user, and what the reader may do about it. @throws DomainError `not_found` */
export async function describeProgram(
  { database: { db } }: DevelopersDeps,
  reader: Principal,
  clientId: string,
): Promise<AnswerOf<typeof clientProgramDetails>> {
  const { rights, client } = await getClient(db, reader, clientId);
  const grant = await createProgramGrants(db).find(clientId);
  const isSeen = grant && (rights.includes('manage') || mayPermit(rights, reader, grant.unitId));
  return {
    scopes: programScopeNames.map((name) => ({ name, text: programScopeTexts[name] })),
    grant: isSeen
      ? {
          unit: await getUnit(db, grant.unitId),
          scopes: [...grant.scopes],
          grantedAt: new Date(grant.grantedAt).toISOString(),
          isOpen: mayPermit(rights, reader, grant.unitId),
        }
      : null,
    isElsewhere: grant !== undefined && !isSeen,
    units: client.kind === 'confidential' ? await listPermitted(db, reader, rights) : [],
  };
}

/**
 * Lets a client work for a unit without a user. What it got before ends, so that narrower scopes count at once.
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
      const grants = createProgramGrants(trx);
      const known = await grants.find(clientId);
      if (known && known.unitId !== unitId) throw new DomainError('conflict', { message: elsewhere });
      await getUnit(trx, unitId);
      await grants.save({ clientId, unitId, scopes: names, grantedAt: deps.clock() });
      await deps.endProgramTokens(trx, clientId);
      return { trace: { act: 'program.granted', detail: `${names.join(' ')} in ${unitId}` } };
    },
  });
}

/** Ends it; tokens count no more at once. @throws DomainError `not_found`, `forbidden` */
export async function withdrawProgram(deps: DevelopersDeps, caller: Caller, clientId: string): Promise<void> {
  const { db } = deps.database;
  // Whoever may not see the client learns nothing of its unit.
  await getClient(db, caller.principal, clientId);
  const right = rightFor(caller.principal, (await createProgramGrants(db).find(clientId))?.unitId);
  await changeClient(deps, caller, {
    clientId,
    right,
    decide: async (seen, trx) => {
      const grant = await requireGrant(trx, seen, caller.principal);
      await createProgramGrants(trx).remove(clientId);
      await deps.endProgramTokens(trx, clientId);
      return { trace: { act: 'program.withdrawn', detail: `in ${grant.unitId}` } };
    },
  });
}

/** A unit may have been granted meanwhile: the transaction asks again. */
async function requireGrant(
  trx: Kysely<Tables>,
  { client, rights }: SeenClient,
  principal: Principal,
): Promise<ProgramGrant> {
  const grant = await createProgramGrants(trx).find(client.id);
  if (!grant || !mayPermit(rights, principal, grant.unitId)) throw new DomainError('not_found');
  return grant;
}

function rightFor(principal: Principal, unitId: string | undefined): ClientRight {
  return unitId === undefined || unitId === principal.unitId ? 'switch_own' : 'switch_any';
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

async function getUnit(db: Kysely<Tables>, unitId: string) {
  const row = await selectUnits(db).where('id', '=', unitId).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return toUnit(row);
}

function selectUnits(db: Kysely<Tables>) {
  return db.selectFrom('unit').select(['id', 'name', 'en_name']);
}

function toUnit({ id, name, en_name }: { id: string; name: string; en_name: string | null }) {
  return { unitId: id, name, enName: en_name };
}
