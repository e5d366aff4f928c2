import { findHoldingMore, markHoldingMore } from '#platform/grants';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { findPeople, requireUnit } from '#platform/organisation';
import type {
  AnswerOf,
  ParsedPayloadOf,
  RolePerson,
  rolesFindPeople,
  rolesList,
  rolesPeople,
} from '#shared/contracts';
import { readHeld } from './require-held.ts';
import { getRole, hasPortalRole, listCodesOf, listRoleRows, selectHolders } from './role-rows.ts';
import type { RolesDeps } from './roles-deps.ts';

type Deps = Pick<RolesDeps, 'db'>;

/** The roles of a unit, and which of them a person has. @throws DomainError `not_found` for a person of another unit */
export async function listRoles(
  { db }: Deps,
  principal: Principal,
  { unitId: wanted, userId }: ParsedPayloadOf<typeof rolesList>,
): Promise<AnswerOf<typeof rolesList>> {
  const unitId = await requireUnit(db, principal, wanted);
  const held = userId ? await listCodesOf(db, unitId, userId) : [];
  const roles = await listRoleRows(db, unitId);
  const strong = await listStrongCodes(db, principal, unitId);
  const isGrantHeld = await readHeld(db, principal);
  const isHolder = await hasPortalRole(db, principal);
  return roles.map((role) => ({
    ...role,
    isHeld: held.includes(role.code),
    holdsMore: strong.has(role.code),
    mayGive: role.isSystem ? isHolder(role) : role.grants.every(isGrantHeld),
  }));
}

/** A page of who has a role. @throws DomainError `not_found` */
export async function listRolePeople(
  { db }: Deps,
  principal: Principal,
  { unitId: wanted, roleId, page, size }: ParsedPayloadOf<typeof rolesPeople>,
): Promise<AnswerOf<typeof rolesPeople>> {
  const unitId = await requireUnit(db, principal, wanted);
  const { code, people: total } = await getRole(db, unitId, roleId);
  const window = toPageWindow(page, size);
  const list = await selectHolders(db, unitId, code)
    .select([
      'person.id as userId',
      'person.real_name as realName',
      'person.login_name as loginName',
      'person.user_type as userType',
    ])
    .orderBy('person.login_name')
    .orderBy('person.id')
    .limit(window.size)
    .offset(window.offset)
    .execute();
  const people = await markHoldingMore(db, principal, list);
  return { list: people, total, pages: countPages(total, window.size), page: window.page };
}

/** People of a unit who may get a role. @throws DomainError `not_found` */
export async function findRolePeople(
  { db }: Deps,
  principal: Principal,
  { unitId, keyword }: ParsedPayloadOf<typeof rolesFindPeople>,
): Promise<RolePerson[]> {
  return findPeople(db, await requireUnit(db, principal, unitId), { keyword });
}

/** The codes of roles that somebody has who holds more than the caller. A few statements. */
async function listStrongCodes(
  db: RolesDeps['db'],
  principal: Principal,
  unitId: string,
): Promise<ReadonlySet<string>> {
  const everybody = db.selectFrom('app_user').select('id').where('unit_id', '=', unitId);
  const holdingMore = await findHoldingMore(db, principal, { in: everybody });
  if (holdingMore.size === 0) return new Set();
  const rows = await db
    .selectFrom('user_role')
    .select('role_code')
    .where('user_id', 'in', [...holdingMore])
    .execute();
  return new Set(rows.map(({ role_code }) => role_code));
}
