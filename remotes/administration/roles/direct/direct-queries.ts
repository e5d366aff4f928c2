import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { rolesDirect, rolesDirectPeople } from '#shared/contracts';

/** Rows per page (Q05). */
const pageSize = 30;

/** A page of who holds permissions of her own; the last one stays until the next is there. */
export function directPeopleQuery(unitId: string, page: number) {
  return queryOptions({
    queryKey: [rolesDirectPeople.name, unitId, page],
    queryFn: ({ signal }) =>
      request(rolesDirectPeople, { unitId, page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** What somebody holds by herself. */
export function directQuery(unitId: string, userId: string) {
  return queryOptions({
    queryKey: [rolesDirect.name, unitId, userId],
    queryFn: ({ signal }) => request(rolesDirect, { unitId, userId }, { signal, silent: true }),
    // A form begins with it, and never with what was read for an earlier one.
    gcTime: 0,
  });
}
