import { sql } from 'kysely';
import { deleteInBatches } from '#platform/database';
import { releaseFiles } from '#platform/storage';
import type { ImporterDeps } from './import-deps.ts';
import { keptTime } from './limits.ts';

export interface ImportsPurge extends Pick<ImporterDeps, 'database' | 'blobs' | 'clock'> {
  /** Milliseconds since somebody touched them. Default a month. */
  readonly age?: number;
  /** Left out, all units. */
  readonly unitId?: string | undefined;
  /** Units whose imports stay. */
  readonly except?: readonly string[];
}

/** Removes imports that nobody has touched for their time, with their rows and files. */
export async function purgeImports({
  database,
  blobs,
  clock,
  age = keptTime,
  unitId,
  except = [],
}: ImportsPurge): Promise<void> {
  const old = await database.db
    .selectFrom('import_job')
    .select(['id', 'file_id'])
    .where('updated_at', '<', clock() - age)
    .where('state', 'not in', ['comparing', 'running'])
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? ''))
    .$if(except.length > 0, (query) => query.where('unit_id', 'not in', except))
    .orderBy('updated_at')
    .limit(100)
    .execute();
  for (const { id, file_id } of old) {
    await deleteInBatches(database, {
      from: 'import_row',
      where: sql`job_id = ${id}`,
      orderBy: 'row_number',
    });
    const keys = await database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('import_job').where('id', '=', id).execute();
      return file_id === null ? [] : releaseFiles(trx, [file_id]);
    });
    for (const key of keys) await blobs.remove(key);
  }
}
