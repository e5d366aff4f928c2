import { type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type AppUserTable, createFieldColumns, escapeLike, type Tables } from '#platform/database';
import { readingPattern } from '#platform/name-readings';
import {
  type Person,
  personFields,
  type SchoolClass,
  type UserStatus,
  type UserType,
} from '#shared/contracts';

export interface PeopleFilter {
  /**
   * Found inside login name, real name or phone, whatever its case, or at the beginning of a reading of the name; empty
   * finds everybody.
   */
  keyword: string;
  /** Both empty for any class. */
  gradeName?: string;
  className?: string;
  userType?: UserType | undefined;
  userStatus?: UserStatus | undefined;
}

type Columns = ExpressionBuilder<Tables, 'app_user'>;
type PersonRow = Pick<Selectable<AppUserTable>, (typeof personColumns)[number]>;
/** A password that somebody else sets; its user has to choose another. */
interface GivenPassword {
  password_hash: string;
  must_change_password: 1;
}
type PersonChange = Partial<
  Omit<PersonRow, 'id' | 'revision' | 'updated_at'> &
    GivenPassword & { name_readings: string; left_at: null; disabled_at: null }
>;
export type NewPerson = Omit<PersonRow, 'revision' | 'updated_at' | 'user_status' | 'avatar'> &
  GivenPassword & { unit_id: string; name_readings: string };

/** What an administrator enters, as columns. */
export const fieldColumns = createFieldColumns(personFields);
const personColumns = [
  'id',
  ...fieldColumns.names,
  'avatar',
  'user_status',
  'revision',
  'updated_at',
] as const;

/** The rows of people. Every query names the unit, so that no caller can reach into another one. */
export function createPeopleStore(db: Kysely<Tables>) {
  return { ...listedRows(db), ...personRows(db) };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

function listedRows(db: Kysely<Tables>) {
  return {
    listPeople: async (
      unitId: string,
      filter: PeopleFilter,
      window: { offset: number; size: number },
    ): Promise<Person[]> => {
      const rows = await db
        .selectFrom('app_user')
        .select(personColumns)
        .where((eb) => matches(eb, unitId, filter))
        .orderBy('login_name')
        .orderBy('id')
        .limit(window.size)
        .offset(window.offset)
        .execute();
      return rows.map(toPerson);
    },

    countPeople: async (unitId: string, filter: PeopleFilter): Promise<number> => {
      const { total } = await db
        .selectFrom('app_user')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where((eb) => matches(eb, unitId, filter))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** The classes that somebody is in, and grades whose pupils are in no class. */
    countClasses: async (unitId: string): Promise<SchoolClass[]> => {
      const rows = await db
        .selectFrom('app_user')
        .select(({ fn }) => ['grade_name', 'class_name', fn.countAll<number>().as('people')])
        .where('unit_id', '=', unitId)
        .where((eb) => eb.or([eb('grade_name', '!=', ''), eb('class_name', '!=', '')]))
        .groupBy(['grade_name', 'class_name'])
        .orderBy('grade_name')
        .orderBy('class_name')
        .execute();
      return rows.map(({ grade_name, class_name, people }) => ({
        gradeName: grade_name,
        className: class_name,
        people: Number(people),
      }));
    },
  };
}

function personRows(db: Kysely<Tables>) {
  return {
    findPerson: async (unitId: string, userId: string): Promise<Person | undefined> => {
      const row = await db
        .selectFrom('app_user')
        .select(personColumns)
        .where('id', '=', userId)
        .where('unit_id', '=', unitId)
        .executeTakeFirst();
      return row && toPerson(row);
    },

    /** @throws the unique violation of the engine when the login name is taken, see `isUniqueViolation`. */
    insertPerson: async (person: NewPerson, at: number): Promise<void> => {
      await db
        .insertInto('app_user')
        .values({ ...person, created_at: at, updated_at: at })
        .execute();
    },

    /** False when the row has another revision than the caller started from, or is not in the unit. */
    changePerson: async (
      key: { unitId: string; userId: string; revision: number },
      change: PersonChange,
      at: number,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('app_user')
        .set((eb) => ({ ...change, updated_at: at, revision: eb('revision', '+', 1) }))
        .where('id', '=', key.userId)
        .where('unit_id', '=', key.unitId)
        .where('revision', '=', key.revision)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function matches(eb: Columns, unitId: string, filter: PeopleFilter) {
  const pattern = `%${escapeLike(filter.keyword)}%`;
  const contains = (column: 'login_name' | 'real_name' | 'phone') =>
    sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`;
  const reading = readingPattern(filter.keyword);
  const found = [
    contains('login_name'),
    contains('real_name'),
    contains('phone'),
    ...(reading ? [eb('name_readings', 'like', reading)] : []),
  ];
  return eb.and([
    eb('unit_id', '=', unitId),
    ...(filter.keyword ? [eb.or(found)] : []),
    ...(filter.gradeName || filter.className
      ? [eb('grade_name', '=', filter.gradeName ?? ''), eb('class_name', '=', filter.className ?? '')]
      : []),
    ...(filter.userType ? [eb('user_type', '=', filter.userType)] : []),
    ...(filter.userStatus ? [eb('user_status', '=', filter.userStatus)] : []),
  ]);
}

function toPerson(row: PersonRow): Person {
  return {
    userId: row.id,
    ...fieldColumns.toValues(row),
    avatar: row.avatar,
    userStatus: row.user_status,
    revision: row.revision,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
