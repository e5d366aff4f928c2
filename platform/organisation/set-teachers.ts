import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type ClassDetails,
  DomainError,
  type organisationClassSetTeachers,
  type ParsedPayloadOf,
  userTypeCodes,
} from '#shared/contracts';
import { changeClassRow } from './class-row.ts';
import { getClass } from './get-class.ts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';
import { writeLine } from './write-line.ts';

type Teaching = ParsedPayloadOf<typeof organisationClassSetTeachers>['teaching'];

const strangers = '只能选择本校在用的教师|||Choose enabled teachers of this school only';
const twice = '同一教师的同一学科只能出现一次|||Name each teacher and subject once';

/**
 * Says who teaches in a class, all at once.
 * @throws DomainError `not_found`, `conflict` for an old revision, `invalid_input` at `teaching`
 */
export async function setTeachers(
  deps: OrganisationDeps,
  caller: Caller,
  { unitId: wanted, classId, revision, teaching }: ParsedPayloadOf<typeof organisationClassSetTeachers>,
): Promise<ClassDetails> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  return db.transaction().execute(async (trx) => {
    const { grade_name, class_name } = await changeClassRow(trx, { unitId, classId, revision }, {}, clock());
    await requireTeachers(trx, { unitId, classId }, teaching);
    await trx.deleteFrom('class_teacher').where('class_id', '=', classId).execute();
    const rows = teaching.map(({ userId, subject, isHead }) => ({
      class_id: classId,
      user_id: userId,
      subject,
      is_head: isHead ? (1 as const) : (0 as const),
    }));
    if (rows.length > 0) await trx.insertInto('class_teacher').values(rows).execute();
    const names = { gradeName: grade_name, className: class_name };
    await writeLine(deps, trx, caller, { event: 'class_teachers_set', unitId, ...names, teaching });
    return getClass(trx, unitId, classId);
  });
}

/** Who stands in the class already may stay, also while her account is disabled. */
async function requireTeachers(
  trx: Kysely<Tables>,
  { unitId, classId }: { unitId: string; classId: string },
  teaching: Teaching,
): Promise<void> {
  const keys = teaching.map(({ userId, subject }) => JSON.stringify([userId, subject]));
  if (new Set(keys).size < keys.length) throw refuse(twice);
  const ids = [...new Set(teaching.map(({ userId }) => userId))];
  if (ids.length === 0) return;
  const known = await trx
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userTypeCodes.teacher)
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('user_status', '=', 'enabled'),
        eb('id', 'in', eb.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId)),
      ]),
    )
    .execute();
  if (known.length < ids.length) throw refuse(strangers);
}

function refuse(message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'teaching', message }] });
}
