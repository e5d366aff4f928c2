import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { insertClass } from '#platform/organisation';
import { insertAccounts, type NewAccount } from '#platform/people';
import { userTypeCodes } from '#shared/contracts';

const gradeName = '一年级';
const classNames = ['(1)班', '(2)班'] as const;
const pupilsOfClass = 3;
/** Where the schools are, days begin earlier than those of the clock. */
const offsetMs = 8 * 3_600_000;
/** September; a school year begins on its first day. */
const firstMonth = 9;

/**
 * What a new school may begin with to see how the portal is used: a school year, two classes, a teacher and pupils. Each name says that it
 * is a sample, and nobody can sign in as one of them.
 */
export async function insertSampleSchool(trx: Kysely<Tables>, unitId: string, at: number): Promise<void> {
  const yearId = await insertYear(trx, unitId, at);
  const teacher: NewAccount = {
    id: randomUUID(),
    loginName: 'sample.t1',
    realName: '示例教师',
    userType: userTypeCodes.teacher,
  };
  await insertAccounts(trx, unitId, [teacher, ...samplePupils()], at);
  for (const className of classNames) {
    const classId = await insertClass(trx, unitId, { gradeName, className, yearId, campusId: '' }, at);
    const head = { class_id: classId, user_id: teacher.id, subject: '语文' };
    await trx
      .insertInto('class_teacher')
      .values({ ...head, is_head: className === classNames[0] ? 1 : 0 })
      .execute();
  }
}

function samplePupils(): NewAccount[] {
  return classNames.flatMap((className, at) =>
    Array.from({ length: pupilsOfClass }, (_, index) => {
      const number = at * pupilsOfClass + index + 1;
      return {
        ...{ id: randomUUID(), loginName: `sample.s${number}`, realName: `示例学生${number}` },
        ...{ userType: userTypeCodes.student, gradeName, className },
      };
    }),
  );
}

/** The school year that a day is in. */
async function insertYear(trx: Kysely<Tables>, unitId: string, at: number): Promise<string> {
  const day = new Date(at + offsetMs);
  const first = day.getUTCMonth() + 1 >= firstMonth ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  const id = randomUUID();
  await trx
    .insertInto('school_year')
    .values({
      ...{ id, unit_id: unitId, name: `${first}–${first + 1}`, is_current: 1 },
      ...{ begins_on: `${first}-09-01`, ends_on: `${first + 1}-08-31` },
    })
    .execute();
  return id;
}
