import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import {
  createClientSecrets,
  createClientStore,
  createProgramGrants,
  type NewClient,
} from '#platform/clients';
import type { Tables } from '#platform/database';
import { installArchive, type ReleasesDeps } from '#platform/releases';
import { unitTypeCodes } from '#shared/contracts';
import type { Sample } from './sample-list.ts';

/** A loopback service that takes longer is stuck. */
const timeoutMs = 5_000;

/** Releases a sample to all schools, and lets its service work for them. What is there already stays. */
export async function installSample(
  deps: ReleasesDeps,
  sample: Sample,
  service: { readonly clientId: string; readonly secret: string; readonly address: string | undefined },
): Promise<void> {
  const { db } = deps.database;
  const unitIds = await listSchools(db);
  await release(deps, sample, unitIds);
  const now = deps.clock();
  await db.transaction().execute(async (trx) => {
    await saveClient(trx, sample, service, now);
    const grants = createProgramGrants(trx);
    for (const unitId of unitIds)
      await grants.save({ clientId: service.clientId, unitId, scopes: sample.scopes, grantedAt: now });
    if (service.address !== undefined)
      await saveAddress(trx, sample, { ...service, address: service.address }, now);
  });
}

async function listSchools(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('unit')
    .select('id')
    .where('unit_type', '=', unitTypeCodes.school)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Once a version was released, who gets it is decided in the portal. */
async function release(
  deps: ReleasesDeps,
  { code, version, archive }: Sample,
  unitIds: readonly string[],
): Promise<void> {
  const zip = await readFile(archive);
  const before = await deps.database.db
    .selectFrom('app_release')
    .select('digest')
    .where('code', '=', code)
    .where('version', '=', version)
    .where('state', '<>', 'uploaded')
    .executeTakeFirst();
  if (!before) await installArchive(deps, { zip, approve: true, stableIn: unitIds });
  else if (before.digest !== createHash('sha256').update(zip).digest('hex'))
    deps.log('sample_kept', {
      code,
      hint: `${version} was installed before with other content: raise the version`,
    });
}

async function saveClient(
  trx: Kysely<Tables>,
  { names }: Sample,
  { clientId, secret }: { clientId: string; secret: string },
  now: number,
): Promise<void> {
  const store = createClientStore(trx);
  if (!(await store.find(clientId))) await store.insert(createClient(clientId, names), now);
  // The secret of the start before is known to nobody any more.
  await trx.deleteFrom('client_secret').where('client_id', '=', clientId).execute();
  await createClientSecrets(trx).add(clientId, now, { secret });
}

function createClient(id: string, { 'zh-CN': zh, en }: Sample['names']): NewClient {
  return {
    id,
    name: { 'zh-CN': `${zh}服务`, en: `${en} service` },
    kind: 'confidential',
    isFirstParty: false,
    withoutPkceUntil: null,
    // The provider demands one; nobody signs in with a service.
    redirectUris: ['http://127.0.0.1/none'],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    scopes: ['openid'],
    ownerUserIds: [],
    status: 'active',
    defaultUnitState: 'allow',
    sandboxUnitId: null,
  };
}

/** It belongs to the bureau, as it serves all schools. */
async function saveAddress(
  trx: Kysely<Tables>,
  { code }: Sample,
  { clientId, address }: { clientId: string; address: string },
  now: number,
): Promise<void> {
  const owner = await trx
    .selectFrom('unit')
    .select('id')
    .orderBy('unit_type')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const change = { address, timeout_ms: timeoutMs, client_id: clientId, updated_at: now, updated_by: null };
  await trx
    .insertInto('app_service')
    .values({ code, unit_id: owner.id, ...change })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(change))
    .execute();
}
