import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassFields } from '#shared/contracts';
import { toColumns } from './class-row.ts';

/** Writes an open class that nobody is in yet. The caller checks the fields. @returns its id */
export async function insertClass(
  trx: Kysely<Tables>,
  unitId: string,
  fields: ClassFields,
  at: number,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('school_class')
    .values({ id, unit_id: unitId, status: 'open', created_at: at, updated_at: at, ...toColumns(fields) })
    .execute();
  return id;
}
