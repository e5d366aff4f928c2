import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { buildUnit, buildUser } from '#platform/testing';
import { type DriveSpaceKind, type UserType, userTypeCodes } from '#shared/contracts';

export const ownClass = '["三年级","(2)班"]';
export const otherClass = '["五年级","(1)班"]';

/** A school of its own with one user of each kind, and a teacher of another school. */
export async function buildSchool(db: Kysely<Tables>) {
  const [unit, other] = [buildUnit(), buildUnit()];
  await db.insertInto('unit').values([unit, other]).execute();
  const insert = async (
    userType: UserType,
    [gradeName = '', className = '']: string[] = [],
    unitId = unit.id,
  ) => {
    const user = buildUser({
      unit_id: unitId,
      user_type: userType,
      grade_name: gradeName,
      class_name: className,
      real_name: `user ${userType}`,
    });
    await db.insertInto('app_user').values(user).execute();
    return toPrincipal(user.id, userType, unitId);
  };
  const { student, teacher, parent, administrator } = userTypeCodes;
  const school = {
    unitId: unit.id,
    pupil: await insert(student, ['三年级', '(2)班']),
    otherPupil: await insert(student, ['五年级', '(1)班']),
    parent: await insert(parent),
    teacher: await insert(teacher),
    colleague: await insert(teacher),
    administrator: await insert(administrator),
    stranger: await insert(teacher, [], other.id),
  };
  await db
    .insertInto('parent_child')
    .values({ parent_id: school.parent.userId, child_id: school.pupil.userId, position: 0, is_current: 1 })
    .execute();
  return school;
}

export type School = Awaited<ReturnType<typeof buildSchool>>;

/** @returns its id */
export async function insertSpaceOf(
  db: Kysely<Tables>,
  { unitId, kind, ownerKey }: { unitId: string; kind: DriveSpaceKind; ownerKey: string },
): Promise<string> {
  const id = randomUUID();
  await db.insertInto('drive_space').values({ id, unit_id: unitId, kind, owner_key: ownerKey }).execute();
  return id;
}

function toPrincipal(userId: string, userType: UserType, unitId: string): Principal {
  return {
    userId,
    loginName: userId,
    userType,
    unitId,
    unitType: 2,
    roles: [],
    sessionId: 'S1',
    amr: ['pwd'],
    mustChangePassword: false,
    secondStep: null,
  };
}
