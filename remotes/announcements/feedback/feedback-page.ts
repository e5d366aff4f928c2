import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { feedbackList } from '#shared/contracts';

export function feedbackPageQuery(page: number) {
  return queryOptions({
    queryKey: [feedbackList.name, page],
    queryFn: ({ signal }) => request(feedbackList, { page }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
