import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, appRequestSend, appRequestState } from '#shared/contracts';
import { isRequestError, request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';

export interface AppRequesting {
  /** Undefined until the server has said. */
  state: AnswerOf<typeof appRequestState> | undefined;
  isFailed: boolean;
  ask: () => void;
  isBusy: boolean;
  /** Why asking failed, in the user's language. */
  failure: string | undefined;
}

/** Whether the user has asked for an app, and asking for it. */
export function useAppRequest(code: string): AppRequesting {
  const { userId } = useUser();
  const client = useQueryClient();
  const queryKey = [appRequestState.name, userId, code];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(appRequestState, { code }, { signal, silent: true }),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(appRequestSend, { code }, { silent: true }),
    onSuccess: () => client.setQueryData(queryKey, data && { ...data, isAsked: true }),
  });
  return {
    state: data,
    isFailed: isError,
    ask: () => {
      if (!isPending) mutate();
    },
    isBusy: isPending,
    failure: error ? (isRequestError(error) ? error.message : String(error)) : undefined,
  };
}
