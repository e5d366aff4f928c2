import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Call, isOpenTo, meetsNeeds, type Need, permissionsMine } from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

const freshMs = 60_000;

function heldQuery(userId: string) {
  return queryOptions({
    queryKey: [permissionsMine.name, userId],
    queryFn: async ({ signal }) => new Set(await request(permissionsMine, {}, { signal, silent: true })),
    staleTime: freshMs,
  });
}

/**
 * Says of needs whether the user meets them, in whatever app they are. Left out, everybody meets them. As long as nobody knows her permissions, those
 * count as missing.
 * @param isNeeded whether permissions matter here at all. Default true
 */
export function useMeets(isNeeded = true): (needs: readonly Need[] | undefined) => boolean {
  const user = useUser();
  const { data } = useQuery({ ...heldQuery(user.userId), enabled: isNeeded });
  return (needs) => needs === undefined || meetsNeeds(needs, user, data);
}

/**
 * Says of a call whether the user may send it: what asks for more is not shown. The server asks the same of every call, and what
 * depends on its payload besides.
 */
export function useMaySend(): (call: Pick<Call, 'needs'>) => boolean {
  const meets = useMeets();
  return ({ needs }) => meets(needs);
}

/** Whether the user meets needs, for what cannot show itself before somebody knows. */
export interface Meeting {
  /** Undefined until it is known. */
  isMet: boolean | undefined;
  /** Why nobody could say; the user may ask again. */
  error: Error | undefined;
  isAsking: boolean;
  ask: () => void;
}

/** Asks whether the user meets needs. @param needs left out, everybody meets them */
export function useMeeting(needs: readonly Need[] | undefined): Meeting {
  const user = useUser();
  const isOpen = needs === undefined || isOpenTo(user, needs);
  const { data, error, isFetching, refetch } = useQuery({ ...heldQuery(user.userId), enabled: !isOpen });
  return {
    isMet: isOpen || (data && meetsNeeds(needs, user, data)),
    error: isOpen || data ? undefined : (error ?? undefined),
    isAsking: isFetching,
    ask: () => void refetch(),
  };
}
