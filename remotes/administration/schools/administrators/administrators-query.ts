import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { request } from 'shell/request';
import { peopleList, unitsSchools } from '#shared/contracts';

/** Rows per page (Q05). */
const pageSize = 30;

/** A page of the administrators of a school of the user's bureau; the last one stays until the next is there. */
export function administratorsQuery(unitId: string, page: number) {
  return queryOptions({
    queryKey: [peopleList.name, 'administrators', unitId, page],
    queryFn: ({ signal }) => request(peopleList, { unitId, page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** Reads anew what shows administrators, or counts them. */
export function useAdministratorsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { name } of [peopleList, unitsSchools])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
}
