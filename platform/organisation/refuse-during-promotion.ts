import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';
import { lockYears } from './year-rows.ts';

const unfinished = ['running', 'undoing'] as const;

/**
 * Classes and years of a unit stand still while its school year ends. Locks the unit until the transaction ends, so that none begins
 * meanwhile.
 * @throws DomainError `conflict`
 */
export async function refuseDuringPromotion(trx: Kysely<Tables>, unitId: string): Promise<void> {
  await lockYears(trx, unitId);
  const running = await trx
    .selectFrom('promotion')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('status', 'in', unfinished)
    .executeTakeFirst();
  if (!running) return;
  const message = '正在结束学年，请稍后再试|||The school year is being ended. Try again in a moment';
  throw new DomainError('conflict', { message });
}
