import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { holdOpenClasses } from '#platform/organisation';
import { userTypeCodes } from '#shared/contracts';
import type { ScimCaller, ScimDeps } from '../scim-deps.ts';
import type { Change } from '../wire/parse-patch.ts';
import { invalidValue, ScimError } from '../wire/scim-error.ts';
import { type GroupRow, getGroupRow, listMembers, type Member } from './group-rows.ts';
import { applyGroupChanges } from './member-changes.ts';

/** So many may come and go in one request: each of them has a line in the audit trail. */
const maxMembers = 1000;
const maxExternalId = 128;

interface GroupChangeOrder {
  readonly id: string;
  readonly changes: readonly Change[];
}

/**
 * Changes who is in a class: its students, and who teaches in it. What is as it was is not written.
 * @throws ScimError 404, `invalidValue`, `mutability`, `uniqueness`
 */
export async function changeGroup(
  deps: ScimDeps,
  caller: ScimCaller,
  { id, changes }: GroupChangeOrder,
): Promise<GroupRow> {
  const { unitId } = caller.program;
  try {
    return await deps.database.db.transaction().execute(async (trx) => {
      // Locked first: nobody closes or renames it meanwhile, and no other program changes it.
      await holdOpenClasses(trx, unitId, [id]);
      const row = await getGroupRow(trx, unitId, id);
      const members = (await listMembers(trx, unitId, [row])).get(id) ?? [];
      const before = { externalId: row.external_id, memberIds: new Set(members.map(({ userId }) => userId)) };
      const after = applyGroupChanges(before, row.grade_name + row.class_name, changes);
      requireExternalId(after.externalId);
      const added = [...after.memberIds].filter((member) => !before.memberIds.has(member));
      const removed = members.filter(({ userId }) => !after.memberIds.has(userId));
      const isRenamed = after.externalId !== before.externalId;
      if (added.length === 0 && removed.length === 0 && !isRenamed) return row;
      if (added.length + removed.length > maxMembers)
        throw new ScimError(413, `at most ${maxMembers} members change in one request`);
      const now = deps.clock();
      await removeMembers(trx, row, removed, now);
      const joined = await addMembers(trx, { unitId, row, ids: added }, now);
      await trx
        .updateTable('school_class')
        .set((eb) => ({ external_id: after.externalId, revision: eb('revision', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .execute();
      for (const member of joined) await writeLine(deps, trx, caller, { row, member, isIn: true });
      for (const member of removed) await writeLine(deps, trx, caller, { row, member, isIn: false });
      return getGroupRow(trx, unitId, id);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ScimError(409, 'another class has this externalId', 'uniqueness');
  }
}

/** @throws ScimError `invalidValue` for somebody who cannot be in a class of the unit */
async function addMembers(
  trx: Kysely<Tables>,
  { unitId, row, ids }: { unitId: string; row: GroupRow; ids: readonly string[] },
  now: number,
): Promise<NamedMember[]> {
  if (ids.length === 0) return [];
  const people = await trx
    .selectFrom('app_user')
    .select(['id', 'login_name', 'user_type'])
    .where('unit_id', '=', unitId)
    .where('id', 'in', ids)
    .where('user_type', 'in', [userTypeCodes.student, userTypeCodes.teacher])
    .where('anonymised_at', 'is', null)
    .execute();
  const known = new Set(people.map(({ id }) => id));
  const stranger = ids.find((id) => !known.has(id));
  if (stranger !== undefined) throw invalidValue(`${stranger} is no student or teacher of the unit`);
  const students = people.filter(({ user_type }) => user_type === userTypeCodes.student);
  const { grade_name, class_name } = row;
  await moveStudents(trx, students, { grade_name, class_name }, now);
  const teachers = people.filter(({ user_type }) => user_type === userTypeCodes.teacher);
  const rows = teachers.map(({ id }) => ({
    ...{ class_id: row.id, user_id: id, subject: '' },
    is_head: 0 as const,
  }));
  if (rows.length > 0) await trx.insertInto('class_teacher').values(rows).execute();
  return people.map(({ id, login_name }) => ({ userId: id, loginName: login_name }));
}

async function removeMembers(
  trx: Kysely<Tables>,
  row: GroupRow,
  members: readonly Member[],
  now: number,
): Promise<void> {
  const students = members.filter(({ isTeacher }) => !isTeacher).map(({ userId }) => ({ id: userId }));
  await moveStudents(trx, students, { grade_name: '', class_name: '' }, now);
  const teachers = members.filter(({ isTeacher }) => isTeacher).map(({ userId }) => userId);
  if (teachers.length === 0) return;
  await trx
    .deleteFrom('class_teacher')
    .where('class_id', '=', row.id)
    .where('user_id', 'in', teachers)
    .execute();
}

async function moveStudents(
  trx: Kysely<Tables>,
  students: readonly { readonly id: string }[],
  names: Pick<GroupRow, 'grade_name' | 'class_name'>,
  now: number,
): Promise<void> {
  if (students.length === 0) return;
  const ids = students.map(({ id }) => id);
  await trx
    .updateTable('app_user')
    .set((eb) => ({ ...names, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute();
}

function requireExternalId(externalId: string | null): void {
  if (externalId !== null && (externalId.length > maxExternalId || /\p{C}/u.test(externalId)))
    throw invalidValue(`externalId has at most ${maxExternalId} characters`);
}

type NamedMember = Pick<Member, 'userId' | 'loginName'>;

/** A line about the member: the trail of a unit is that of its people. */
function writeLine(
  { writeAudit }: ScimDeps,
  trx: Kysely<Tables>,
  { program, request }: ScimCaller,
  { row, member, isIn }: { row: GroupRow; member: NamedMember; isIn: boolean },
): Promise<void> {
  const { userId, loginName } = member;
  const detail = JSON.stringify({
    client: program.clientId,
    gradeName: row.grade_name,
    className: row.class_name,
    isIn,
  });
  return writeAudit(trx, { event: 'class_members_set', userId, loginName, detail }, request);
}
