import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findHoldingMore, markHoldingMore } from '#platform/grants';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import {
  type AnswerOf,
  DomainError,
  type ParsedPayloadOf,
  type RoleGrant,
  type RolePerson,
  type rolesDirect,
  type rolesDirectPeople,
} from '#shared/contracts';
import type { RolesDeps } from './roles-deps.ts';

type Deps = Pick<RolesDeps, 'db'>;

/** Lists what somebody of a unit holds by herself. @throws DomainError `not_found` */
export async function readDirectGrants(
  { db }: Deps,
  principal: Principal,
  { unitId: wanted, userId }: ParsedPayloadOf<typeof rolesDirect>,
): Promise<AnswerOf<typeof rolesDirect>> {
  const unitId = await requireUnit(db, principal, wanted);
  const person = await getPerson(db, unitId, userId);
  return describeDirectGrants(db, principal, person);
}

/** Answers with a person and what she holds by herself. */
export async function describeDirectGrants(
  db: Kysely<Tables>,
  principal: Principal,
  person: RolePerson,
): Promise<AnswerOf<typeof rolesDirect>> {
  const holdingMore = await findHoldingMore(db, principal, [person.userId]);
  const holdsMore = holdingMore.has(person.userId);
  return { person: { ...person, holdsMore }, grants: await listDirectGrants(db, person.userId) };
}

/** A page of who holds something by herself. Five statements. @throws DomainError `not_found` */
export async function listDirectPeople(
  { db }: Deps,
  principal: Principal,
  { unitId: wanted, page, size }: ParsedPayloadOf<typeof rolesDirectPeople>,
): Promise<AnswerOf<typeof rolesDirectPeople>> {
  const unitId = await requireUnit(db, principal, wanted);
  const window = toPageWindow(page, size);
  const granted = selectGranted(db, unitId);
  const { total } = await granted
    .select(({ fn }) => fn.count<number>('person.id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await granted
    .select(personColumns)
    .select(({ fn }) => fn.countAll<number>().as('grants'))
    .groupBy(['person.id', 'person.real_name', 'person.login_name', 'person.user_type'])
    .orderBy('person.login_name')
    .orderBy('person.id')
    .limit(window.size)
    .offset(window.offset)
    .execute();
  return {
    list: await markHoldingMore(
      db,
      principal,
      rows.map((row) => ({ ...row, grants: Number(row.grants) })),
    ),
    total: Number(total),
    pages: countPages(Number(total), window.size),
    page: window.page,
  };
}

/** Somebody of the unit. One of another unit does not exist here. @throws DomainError `not_found` */
export async function getPerson(db: Kysely<Tables>, unitId: string, userId: string): Promise<RolePerson> {
  const row = await db
    .selectFrom('app_user as person')
    .select(personColumns)
    .where('person.id', '=', userId)
    .where('person.unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The rows of a person, in the order of their codes. */
export async function listDirectGrants(db: Kysely<Tables>, userId: string): Promise<RoleGrant[]> {
  return db
    .selectFrom('resource_grant')
    .select(['app_code as appCode', 'node_code as nodeCode'])
    .where('user_id', '=', userId)
    .orderBy('app_code')
    .orderBy('node_code')
    .execute();
}

const personColumns = [
  'person.id as userId',
  'person.real_name as realName',
  'person.login_name as loginName',
  'person.user_type as userType',
] as const;

function selectGranted(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user as person')
    .innerJoin('resource_grant as given', 'given.user_id', 'person.id')
    .where('person.unit_id', '=', unitId);
}
