import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassNames } from './class-names.ts';
import { toColumns } from './class-row.ts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { findCurrentYear } from './school-years.ts';
import { writeLine } from './write-line.ts';

/**
 * Founds a class of the caller's own unit in the current school year, inside the transaction of whoever puts somebody into it. An open
 * one of these names stays as it is. The caller checks the names.
 */
export type ClassFounder = (trx: Kysely<Tables>, caller: Caller, names: ClassNames) => Promise<void>;

export function createClassFounder(deps: Pick<OrganisationDeps, 'clock' | 'writeAudit'>): ClassFounder {
  return async (trx, caller, { gradeName, className }) => {
    const { unitId } = caller.principal;
    await refuseDuringPromotion(trx, unitId);
    const at = deps.clock();
    const yearId = (await findCurrentYear(trx, unitId)) ?? '';
    const columns = toColumns({ gradeName, className, yearId, campusId: '' });
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('school_class')
      .values({
        id: randomUUID(),
        unit_id: unitId,
        status: 'open',
        created_at: at,
        updated_at: at,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['unit_id', 'grade_name', 'class_name'])
          .where('status', '=', sql.lit('open' as const))
          .doNothing(),
      )
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await writeLine(deps, trx, caller, { event: 'class_created', unitId, gradeName, className });
  };
}
