import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { gradeCodeOf, gradeNameOf, type RosterPart, splitName, titleOf } from '#platform/roster-format';
import { type UserType, userTypeCodes } from '#shared/contracts';
import { enrollmentRows } from './enrollment-rows.ts';
import type { PartCells } from './part-cells.ts';
import { type ExportedPerson, readAgents, readPeople } from './read-people.ts';
import type { ExportPlan } from './read-plan.ts';
import { hashedId } from './sourced-id.ts';

type RowsOfPart = (db: Kysely<Tables>, plan: ExportPlan) => AsyncIterable<PartCells> | Iterable<PartCells>;

const homeroomTitle = '班级';
const roles: Readonly<Partial<Record<UserType, string>>> = {
  [userTypeCodes.student]: 'student',
  [userTypeCodes.teacher]: 'teacher',
  [userTypeCodes.parent]: 'parent',
};
const sexes: Readonly<Record<string, string>> = { male: 'male', 男: 'male', female: 'female', 女: 'female' };

/** What each file has, in the order in which an archive has them. */
export const rowsOfPart: Readonly<Record<RosterPart, RowsOfPart>> = {
  orgs: (_, { unit }) => [
    { sourcedId: unit.id, name: unit.name, type: unit.isSchool ? 'school' : 'district' },
  ],
  academicSessions: (_, { years }) =>
    years.map(({ sourcedId, title, beginsOn, endsBefore, schoolYear }) => ({
      ...{ sourcedId, title, type: 'schoolYear', startDate: beginsOn, endDate: endsBefore, schoolYear },
    })),
  courses: (_, { unit, subjects }) => [
    { sourcedId: courseId(unit.id, ''), title: homeroomTitle, orgSourcedId: unit.id },
    ...subjects.map((subject) => ({
      ...{ sourcedId: courseId(unit.id, subject), title: subject, orgSourcedId: unit.id, subjects: subject },
    })),
  ],
  classes: (_, plan) => classRows(plan),
  users: (db, plan) => userRows(db, plan),
  roles: (db, { unit }) =>
    rowsOfPeople(db, unit.id, ({ sourcedId, user_type }) => ({
      sourcedId: hashedId('role', sourcedId),
      userSourcedId: sourcedId,
      roleType: 'primary',
      role: roles[user_type] ?? '',
      orgSourcedId: unit.id,
    })),
  demographics: (db, { unit }) =>
    rowsOfPeople(db, unit.id, ({ sourcedId, sex }) =>
      Object.hasOwn(sexes, sex) ? { sourcedId, sex: sexes[sex] ?? '' } : undefined,
    ),
  enrollments: (db, plan) => enrollmentRows(db, plan),
};

/** A class is a homeroom, and each subject in it another class with the same code. */
function* classRows({ unit, classes }: ExportPlan): Generator<PartCells> {
  for (const { sourcedId, gradeName, className, yearId, lessons } of classes) {
    const title = titleOf({ gradeName, className });
    const common = {
      ...{
        grades: gradeCodeOf(gradeName),
        classCode: title,
        schoolSourcedId: unit.id,
        termSourcedIds: yearId,
      },
    };
    yield { ...common, sourcedId, title, courseSourcedId: courseId(unit.id, ''), classType: 'homeroom' };
    for (const { sourcedId: lessonId, subject } of lessons)
      yield {
        ...common,
        ...{ sourcedId: lessonId, title: `${title} ${subject}`, courseSourcedId: courseId(unit.id, subject) },
        ...{ classType: 'scheduled', subjects: subject },
      };
  }
}

async function* userRows(db: Kysely<Tables>, { unit }: ExportPlan): AsyncGenerator<PartCells> {
  for await (const people of readPeople(db, unit.id)) {
    const agents = await readAgents(db, unit.id, people);
    for (const { id, sourcedId, login_name, real_name, phone, email, grade_name } of people)
      yield {
        ...{
          sourcedId,
          enabledUser: 'true',
          username: login_name,
          ...splitName(real_name),
          email,
          sms: phone,
        },
        agentSourcedIds: (agents.get(id) ?? []).join(','),
        grades: gradesOf(grade_name),
        primaryOrgSourcedId: unit.id,
      };
  }
}

async function* rowsOfPeople(
  db: Kysely<Tables>,
  unitId: string,
  toCells: (person: ExportedPerson) => PartCells | undefined,
): AsyncGenerator<PartCells> {
  for await (const people of readPeople(db, unitId))
    for (const person of people) {
      const cells = toCells(person);
      if (cells) yield cells;
    }
}

/** A code where it becomes this very name again, since a pupil without a class has no title to tell. */
function gradesOf(gradeName: string): string {
  const code = gradeCodeOf(gradeName);
  return gradeNameOf(code) === gradeName ? code : gradeName;
}

function courseId(unitId: string, subject: string): string {
  return hashedId('course', unitId, subject);
}
