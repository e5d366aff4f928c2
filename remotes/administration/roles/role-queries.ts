import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, rolesList, rolesPeople, rolesPermissions } from '#shared/contracts';

/** Rows per page (Q05). */
const pageSize = 30;

/** A role as the list has it: also whether somebody has it who holds more than the user. */
export type ListedRole = AnswerOf<typeof rolesList>[number];

/** Begins the key of every list of roles and of their people; invalidate it after a change. */
export const rolesKey = [rolesList.name] as const;

/** The roles of a unit. */
export function unitRolesQuery(unitId: string) {
  return queryOptions({
    queryKey: [...rolesKey, unitId],
    queryFn: ({ signal }) => request(rolesList, { unitId }, { signal, silent: true }),
  });
}

/** What a role of the unit can grant. */
export function permissionsQuery(unitId: string) {
  return queryOptions({
    queryKey: [rolesPermissions.name, unitId],
    queryFn: ({ signal }) => request(rolesPermissions, { unitId }, { signal, silent: true }),
  });
}

/** A page of who has a role; the last one stays until the next is there. */
export function rolePeopleQuery(unitId: string, roleId: string, page: number) {
  return queryOptions({
    queryKey: [...rolesKey, 'people', unitId, roleId, page],
    queryFn: ({ signal }) =>
      request(rolesPeople, { unitId, roleId, page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
