import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ChildOverview, childrenOverview, isParent } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';

/** All children of the signed-in parent with what waits for each; asked for parents only. */
export function useChildrenOverview(): UseQueryResult<ChildOverview[]> {
  const user = useUser();
  return useQuery({
    queryKey: [childrenOverview.name, user.userId],
    queryFn: ({ signal }) => request(childrenOverview, {}, { signal, silent: true }),
    enabled: isParent(user),
    staleTime: 60_000,
  });
}
