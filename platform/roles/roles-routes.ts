import { answer, type Route } from '#platform/http';
import {
  rolesDirect,
  rolesDirectPeople,
  rolesFindPeople,
  rolesList,
  rolesPeople,
  rolesPermissions,
  rolesRemove,
  rolesSave,
  rolesSetDirect,
  rolesSetPeople,
} from '#shared/contracts';
import { listDirectPeople, readDirectGrants } from './direct-grants.ts';
import { listPermissions } from './list-permissions.ts';
import { findRolePeople, listRolePeople, listRoles } from './list-roles.ts';
import { removeRole } from './remove-role.ts';
import type { RolesDeps } from './roles-deps.ts';
import { saveRole } from './save-role.ts';
import { setDirectGrants } from './set-direct-grants.ts';
import { setRolePeople } from './set-people.ts';

/** The calls of roles; the gate asks who may. */
export function createRolesRoutes(deps: RolesDeps): Route[] {
  return [
    answer(rolesList, ({ principal, payload }) => listRoles(deps, principal, payload)),
    answer(rolesSave, ({ payload, ...caller }) => saveRole(deps, caller, payload)),
    answer(rolesRemove, ({ payload, ...caller }) => removeRole(deps, caller, payload)),
    answer(rolesPeople, ({ principal, payload }) => listRolePeople(deps, principal, payload)),
    answer(rolesSetPeople, ({ payload, ...caller }) => setRolePeople(deps, caller, payload)),
    answer(rolesFindPeople, ({ principal, payload }) => findRolePeople(deps, principal, payload)),
    answer(rolesDirectPeople, ({ principal, payload }) => listDirectPeople(deps, principal, payload)),
    answer(rolesDirect, ({ principal, payload }) => readDirectGrants(deps, principal, payload)),
    answer(rolesSetDirect, ({ payload, ...caller }) => setDirectGrants(deps, caller, payload)),
    answer(rolesPermissions, ({ principal, payload }) => listPermissions(deps, principal, payload)),
  ];
}
