import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { licenceHistory } from '#shared/contracts';

/** The newest changes of those licences. */
export const historyQuery = queryOptions({
  queryKey: [licenceHistory.name],
  queryFn: ({ signal }) => request(licenceHistory, {}, { signal, silent: true }),
});
