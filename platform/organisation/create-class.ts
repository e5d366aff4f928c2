import { requireValidFields } from '#platform/http';
import {
  type ClassDetails,
  classFields,
  type organisationClassCreate,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { requireKnownPlace } from './class-places.ts';
import { getClass } from './get-class.ts';
import { insertClass } from './insert-class.ts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { refuseTakenNames } from './refuse-taken-names.ts';
import { requireUnit } from './require-unit.ts';
import { writeLine } from './write-line.ts';

/**
 * Creates a class that nobody is in yet.
 * @throws DomainError `not_found`, `invalid_input`, or `conflict` where an open class has its names
 */
export async function createClass(
  deps: OrganisationDeps,
  caller: Caller,
  { unitId: wanted, ...fields }: ParsedPayloadOf<typeof organisationClassCreate>,
): Promise<ClassDetails> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  requireValidFields(classFields, fields);
  await requireKnownPlace(db, unitId, fields);
  return refuseTakenNames(() =>
    db.transaction().execute(async (trx) => {
      await refuseDuringPromotion(trx, unitId);
      const id = await insertClass(trx, unitId, fields, clock());
      const { gradeName, className } = fields;
      await writeLine(deps, trx, caller, { event: 'class_created', unitId, gradeName, className });
      return getClass(trx, unitId, id);
    }),
  );
}
