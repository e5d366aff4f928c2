import { type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type AppUserTable, escapeLike, type Tables } from '#platform/database';
import type { Person, UserStatus, UserType } from '#shared/contracts';

export interface PeopleFilter {
  /** Found inside login name, real name or phone, whatever its case; empty finds everybody. */
  keyword: string;
  userType?: UserType | undefined;
  userStatus?: UserStatus | undefined;
}

type Columns = ExpressionBuilder<Tables, 'app_user'>;
type PersonRow = Pick<Selectable<AppUserTable>, (typeof personColumns)[number]>;
type PersonChange = Partial<Omit<PersonRow, 'id' | 'revision' | 'updated_at'>> & { password_hash?: string };
export type NewPerson = Omit<PersonRow, 'revision' | 'updated_at' | 'user_status'> & {
  unit_id: string;
  password_hash: string;
};

const personColumns = [
  'id',
  'login_name',
  'real_name',
  'user_type',
  'sex',
  'phone',
  'email',
  'grade_name',
  'class_name',
  'user_status',
  'revision',
  'updated_at',
] as const;

const toPerson = (row: PersonRow): Person => ({
  userId: row.id,
  loginName: row.login_name,
  realName: row.real_name,
  userType: row.user_type,
  sex: row.sex,
  phone: row.phone,
  email: row.email,
  gradeName: row.grade_name,
  className: row.class_name,
  userStatus: row.user_status,
  revision: row.revision,
  updatedAt: new Date(row.updated_at).toISOString(),
});

const matches = (eb: Columns, unitId: string, filter: PeopleFilter) => {
  const pattern = `%${escapeLike(filter.keyword)}%`;
  const contains = (column: 'login_name' | 'real_name' | 'phone') =>
    sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`;
  return eb.and([
    eb('unit_id', '=', unitId),
    ...(filter.keyword ? [eb.or([contains('login_name'), contains('real_name'), contains('phone')])] : []),
    ...(filter.userType ? [eb('user_type', '=', filter.userType)] : []),
    ...(filter.userStatus ? [eb('user_status', '=', filter.userStatus)] : []),
  ]);
};

/** The rows of people. Every query names the unit, so that no caller can reach into another one. */
export const createPeopleStore = (db: Kysely<Tables>) => ({
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
});
export type PeopleStore = ReturnType<typeof createPeopleStore>;
