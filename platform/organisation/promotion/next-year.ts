import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type PromotionPlan } from '#shared/contracts';
import { readYears } from '../school-years.ts';
import { endCurrent, getYear, requireNoOverlap, writeYear } from '../year-rows.ts';
import type { PromotionRow } from './promotion-deps.ts';

export interface NextYear {
  /** Null in a unit that had no year. */
  readonly fromYearId: string | null;
  readonly yearId: string;
  readonly name: string;
  readonly isMade: boolean;
}

/**
 * The year that a plan leads to: one that is there, or a new one. It becomes the current one when all is done.
 * @throws DomainError `not_found`; `invalid_input` at `beginsOn`
 */
export async function takeNextYear(
  trx: Kysely<Tables>,
  unitId: string,
  { yearId, ...fields }: PromotionPlan['year'],
): Promise<NextYear> {
  const years = await readYears(trx, unitId);
  const current = years.find(({ isCurrent }) => isCurrent);
  const fromYearId = current?.yearId ?? null;
  const next = yearId === '' ? undefined : getYear(years, yearId);
  const { beginsOn } = next ?? fields;
  if (current && beginsOn <= current.endsOn) throw isTooEarly();
  if (next) return { fromYearId, yearId: next.yearId, name: next.name, isMade: false };
  requireNoOverlap(years, { ...fields, isCurrent: true });
  const id = randomUUID();
  // Without any other year, this one has to be the current one at once.
  await writeYear(trx, { id, unitId, revision: 0 }, { ...fields, isCurrent: !current });
  return { fromYearId, yearId: id, name: fields.name, isMade: true };
}

/** The year that a plan leads to becomes the current one. */
export async function beginNextYear(trx: Kysely<Tables>, promotion: PromotionRow): Promise<void> {
  await makeCurrent(trx, promotion.unit_id, promotion.to_year_id);
}

/** The year that had ended is the current one again; the next one goes where nothing is of it. */
export async function returnToYear(trx: Kysely<Tables>, promotion: PromotionRow): Promise<void> {
  const { unit_id, from_year_id, to_year_id, made_year } = promotion;
  if (from_year_id !== null) await makeCurrent(trx, unit_id, from_year_id);
  if (made_year === 0) return;
  await trx
    .deleteFrom('school_year')
    .where('id', '=', to_year_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('school_class')
            .select('id')
            .where('unit_id', '=', unit_id)
            .where('year_id', '=', to_year_id),
        ),
      ),
    )
    .execute();
}

async function makeCurrent(trx: Kysely<Tables>, unitId: string, yearId: string): Promise<void> {
  await endCurrent(trx, unitId, yearId);
  await trx
    .updateTable('school_year')
    .set((eb) => ({ is_current: 1, revision: eb('revision', '+', 1) }))
    .where('id', '=', yearId)
    .where('is_current', '=', 0)
    .execute();
}

function isTooEarly(): DomainError {
  const message =
    '新学年须从当前学年结束之后开始|||The new school year must begin after the current one ends';
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'beginsOn', message }] });
}
