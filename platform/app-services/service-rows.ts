import type { Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import { type AppService, type AppSnapshot, DomainError } from '#shared/contracts';
import type { Reach } from './find-reach.ts';

const selectServices = prepareQuery((db) =>
  db.selectFrom('app_service').select(['code', 'address', 'timeout_ms']).orderBy('code'),
);

/** Where the services of all apps are, for the portal's own servers. One statement. */
export async function listServices(db: Kysely<Tables>): Promise<AppSnapshot['services']> {
  const rows = await selectServices(db, {});
  return rows.map(({ code, address, timeout_ms }) => ({ code, address, timeoutMs: timeout_ms }));
}

/** The services within somebody's reach. One statement. */
export async function listAppServices(db: Kysely<Tables>, reach: Reach): Promise<AppService[]> {
  const rows = await selectWhole(db, reach).orderBy('service.code').execute();
  return rows.map(toAppService);
}

/** @throws DomainError `not_found` */
export async function getAppService(db: Kysely<Tables>, reach: Reach, code: string): Promise<AppService> {
  const row = await selectWhole(db, reach).where('service.code', '=', code).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return toAppService(row);
}

function selectWhole(db: Kysely<Tables>, reach: Reach) {
  const query = db
    .selectFrom('app_service as service')
    .innerJoin('unit', 'unit.id', 'service.unit_id')
    .leftJoin('app_user as person', 'person.id', 'service.updated_by')
    .selectAll('service')
    .select([
      'unit.name as unit_name',
      'unit.en_name as unit_en_name',
      'person.real_name as updated_by_name',
    ]);
  return reach.isAll ? query : query.where('service.unit_id', '=', reach.unitId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

function toAppService(row: Row): AppService {
  return {
    code: row.code,
    address: row.address,
    timeoutMs: row.timeout_ms,
    clientId: row.client_id,
    unitId: row.unit_id,
    unitName: row.unit_name,
    unitEnName: row.unit_en_name,
    revision: row.revision,
    updatedAt: new Date(row.updated_at).toISOString(),
    updatedBy: row.updated_by_name,
  };
}
