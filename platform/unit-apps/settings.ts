import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type UnitAppSettings } from '#shared/contracts';
import { type Audience, nobody, replaceAudience } from './audience.ts';
import type { CatalogueApp } from './catalogue.ts';

/** What a unit decided about an app; without a row, what the catalogue says. */
export function toSettings(
  { is_open, is_locked, is_for_everybody }: Pick<CatalogueApp, 'is_open' | 'is_locked' | 'is_for_everybody'>,
  audience: Audience = nobody,
): UnitAppSettings {
  return {
    isOpen: is_open !== 0,
    isLocked: is_locked === 1,
    isForEverybody: is_for_everybody !== 0,
    ...audience,
  };
}

/**
 * Writes what a unit decides about an app; its row is locked until the transaction ends.
 * @throws DomainError `conflict` when somebody else changed it after `revision`
 */
export async function writeSettings(
  trx: Kysely<Tables>,
  { unitId, code, revision }: { unitId: string; code: string; revision: number },
  { isOpen, isLocked, isForEverybody, ...audience }: UnitAppSettings,
  at: number,
): Promise<void> {
  await trx
    .insertInto('unit_app')
    .values({ unit_id: unitId, app_code: code, position: null, updated_at: at })
    .onConflict((conflict) => conflict.columns(['unit_id', 'app_code']).doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('unit_app')
    .set({
      is_open: isOpen ? 1 : 0,
      is_locked: isLocked ? 1 : 0,
      is_for_everybody: isForEverybody ? 1 : 0,
      revision: revision + 1,
      updated_at: at,
    })
    .where('unit_id', '=', unitId)
    .where('app_code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new DomainError('conflict');
  await replaceAudience(trx, { unitId, code }, isForEverybody ? nobody : audience);
}
