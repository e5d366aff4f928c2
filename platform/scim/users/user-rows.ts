import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AppUserTable, Tables } from '#platform/database';
import { personColumns } from '#platform/people';
import type { ListWindow } from '../wire/list-window.ts';
import type { Condition } from '../wire/parse-filter.ts';
import { ScimError } from '../wire/scim-error.ts';
import { findUserType, type KeptUserType, keptUserTypes } from './user-type-words.ts';

const columns = [
  'id',
  'external_id',
  ...personColumns.names,
  'user_status',
  'revision',
  'created_at',
  'updated_at',
] as const;
export type UserRow = Pick<Selectable<AppUserTable>, (typeof columns)[number]>;

type Columns = ExpressionBuilder<Tables, 'app_user'>;

/** A page of the people of a unit, in the order of their login names. */
export function selectUsers(
  db: Kysely<Tables>,
  unitId: string,
  conditions: readonly Condition[],
  { startIndex, count }: ListWindow,
) {
  return db
    .selectFrom('app_user')
    .select(columns)
    .where((eb) => matches(eb, unitId, conditions))
    .orderBy('login_name')
    .orderBy('id')
    .limit(count)
    .offset(startIndex - 1);
}

export async function countUsers(
  db: Kysely<Tables>,
  unitId: string,
  conditions: readonly Condition[],
): Promise<number> {
  const { total } = await db
    .selectFrom('app_user')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, unitId, conditions))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A person of the unit; somebody of another unit does not exist here. @throws ScimError 404 */
export async function getUserRow(db: Kysely<Tables>, unitId: string, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('app_user')
    .select(columns)
    .where((eb) => matches(eb, unitId, [{ attribute: 'id', value: id }]))
    .executeTakeFirst();
  if (!row) throw unknownUser();
  return row;
}

/** Locks a person until the transaction ends, so that what is compared is what is changed. @throws ScimError 404 */
export async function holdUserRow(trx: Kysely<Tables>, unitId: string, id: string): Promise<UserRow> {
  // A write that changes nothing: both engines lock a row by it.
  const row = await trx
    .updateTable('app_user')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .where('unit_id', '=', unitId)
    .where('user_type', 'in', keptUserTypes)
    .where('anonymised_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw unknownUser();
  return row;
}

function unknownUser(): ScimError {
  return new ScimError(404, 'there is no such user in the unit');
}

function matches(eb: Columns, unitId: string, conditions: readonly Condition[]) {
  return eb.and([
    eb('unit_id', '=', unitId),
    eb('user_type', 'in', keptUserTypes),
    eb('anonymised_at', 'is', null),
    ...conditions.map((condition) => toCondition(eb, condition)),
  ]);
}

/** @throws ScimError `invalidFilter` for what nobody can be found by */
function toCondition(eb: Columns, { attribute, value }: Condition) {
  const text = String(value);
  switch (attribute) {
    case 'id':
      return eb('id', '=', text);
    case 'username':
      return eb(sql<string>`lower(login_name)`, '=', text.toLowerCase());
    case 'externalid':
      return eb('external_id', '=', text);
    case 'active':
      return eb('user_status', '=', text.toLowerCase() === 'true' ? 'enabled' : 'disabled');
    case 'usertype':
      return ofType(eb, findUserType(text));
    default:
      throw new ScimError(400, `users are not found by ${attribute}`, 'invalidFilter');
  }
}

/** Nobody is of a type that programs do not keep. */
function ofType(eb: Columns, userType: KeptUserType | undefined) {
  return userType === undefined ? eb.lit(false) : eb('user_type', '=', userType);
}
