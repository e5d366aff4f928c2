import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { peopleList } from '#shared/contracts';

/** More hits than one wants to choose from. */
const size = 8;

/** People of the unit whose name, login name or phone number holds the keyword. */
export function peopleQuery(keyword: string) {
  return queryOptions({
    queryKey: [peopleList.name, 'pick', keyword],
    queryFn: ({ signal }) => request(peopleList, { keyword, size }, { signal, silent: true }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
}
