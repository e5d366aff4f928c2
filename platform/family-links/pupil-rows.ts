import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';
import { readingPattern } from '#platform/name-readings';
import { type FamilyClass, userTypeCodes } from '#shared/contracts';

export type PupilRow = Pick<
  Selectable<Tables['app_user']>,
  'id' | 'real_name' | 'login_name' | 'grade_name' | 'class_name'
>;

interface PupilFilter {
  /** Empty finds everybody. */
  readonly keyword: string;
  /** In one of these classes; undefined for all of the unit. */
  readonly classes: readonly FamilyClass[] | undefined;
}

/** As text, not as a value: only then does SQLite take the index of people who are in a class. */
const noName = sql.lit('');

/** Pupils of a unit. */
export function selectPupils(db: Kysely<Tables>, unitId: string, { keyword, classes }: PupilFilter) {
  const pattern = `%${escapeLike(keyword)}%`;
  const reading = readingPattern(keyword);
  return db
    .selectFrom('app_user')
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userTypeCodes.student)
    .where((eb) =>
      eb.and([
        ...(classes ? [eb.or(classes.map((one) => eb.and([...inClass(one)])))] : []),
        ...(keyword
          ? [
              eb.or([
                sql<SqlBool>`lower(real_name) like lower(${pattern}) escape '!'`,
                sql<SqlBool>`lower(login_name) like lower(${pattern}) escape '!'`,
                ...(reading ? [eb('name_readings', 'like', reading)] : []),
              ]),
            ]
          : []),
      ]),
    );

  function inClass({ gradeName, className }: FamilyClass) {
    return [
      sql<SqlBool>`grade_name = ${gradeName}`,
      sql<SqlBool>`class_name = ${className}`,
      sql<SqlBool>`class_name <> ${noName}`,
    ];
  }
}
