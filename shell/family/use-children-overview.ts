import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ChildOverview, childrenOverview } from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

/** All children of the signed-in parent with what waits for each; asked for parents only. */
export const useChildrenOverview = (): UseQueryResult<ChildOverview[]> => {
  const { userId, userType } = useUser();
  return useQuery({
    queryKey: [childrenOverview.name, userId],
    queryFn: ({ signal }) => request(childrenOverview, {}, { signal, silent: true }),
    enabled: userType === 3,
    staleTime: 60_000,
  });
};
