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
import { getRole, listCodesOf, listRoleRows, selectHolders } from './role-rows.ts';
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
  return roles.map((role) => ({ ...role, isHeld: held.includes(role.code) }));
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
  return { list, total, pages: countPages(total, window.size), page: window.page };
}

/** People of a unit who may get a role. @throws DomainError `not_found` */
export async function findRolePeople(
  { db }: Deps,
  principal: Principal,
  { unitId, keyword }: ParsedPayloadOf<typeof rolesFindPeople>,
): Promise<RolePerson[]> {
  return findPeople(db, await requireUnit(db, principal, unitId), { keyword });
}
