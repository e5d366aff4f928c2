import { requireValidFields } from '#platform/http';
import {
  type ClassDetails,
  classFields,
  DomainError,
  type organisationClassUpdate,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { isSameClass } from './class-names.ts';
import { requireKnownPlace } from './class-places.ts';
import { changeClassRow, getClassRow, toColumns } from './class-row.ts';
import { getClass } from './get-class.ts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { refuseTakenNames } from './refuse-taken-names.ts';
import { renameAll } from './rename-all.ts';
import { requireUnit } from './require-unit.ts';
import { writeLine } from './write-line.ts';

/**
 * Renames a class, or moves it to another year or campus. Its people and all that is kept by its names follow in one transaction.
 * @throws DomainError `not_found`, `invalid_input`, or `conflict`: an old revision, names of another open class, or a
 * closed class
 */
export async function changeClass(
  deps: OrganisationDeps,
  caller: Caller,
  { unitId: wanted, classId, revision, ...fields }: ParsedPayloadOf<typeof organisationClassUpdate>,
): Promise<ClassDetails> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const { year_id, campus_id } = await getClassRow(db, unitId, classId);
  requireValidFields(classFields, fields);
  await requireKnownPlace(db, unitId, fields, { yearId: year_id ?? '', campusId: campus_id ?? '' });
  return refuseTakenNames(() =>
    db.transaction().execute(async (trx) => {
      await refuseDuringPromotion(trx, unitId);
      const at = clock();
      const before = await changeClassRow(trx, { unitId, classId, revision }, toColumns(fields), at);
      if (before.status === 'closed') throw isClosed();
      const from = { gradeName: before.grade_name, className: before.class_name };
      const to = { gradeName: fields.gradeName, className: fields.className };
      const isRenamed = !isSameClass(from, to);
      if (isRenamed) await renameAll(deps, trx, { unitId, from, to }, at);
      const detail = isRenamed ? { ...fields, before: from } : fields;
      await writeLine(deps, trx, caller, { event: 'class_changed', unitId, ...detail });
      return getClass(trx, unitId, classId);
    }),
  );
}

function isClosed(): DomainError {
  const message = '班级已关闭，请先重新启用|||This class is closed. Reopen it first';
  return new DomainError('conflict', { message });
}
