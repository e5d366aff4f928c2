import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'shell/request';
import { notify } from 'shell/ui';
import { appReleaseMove, appReleasePromote, type PayloadOf, type ReleasedApp } from '#shared/contracts';
import { appsKey } from './apps-query.ts';

type Order =
  | ({ kind: 'move' } & PayloadOf<typeof appReleaseMove>)
  | ({ kind: 'promote' } & PayloadOf<typeof appReleasePromote>);

/** Moves a pointer and shows what came of it; a refusal is shown by the request, and the list is read anew. */
export function useMove(
  done: string,
  onClose: () => void,
): { isBusy: boolean; move: (order: Order) => void } {
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ kind, ...payload }: Order): Promise<ReleasedApp> =>
      kind === 'move'
        ? request(appReleaseMove, payload as PayloadOf<typeof appReleaseMove>)
        : request(appReleasePromote, payload as PayloadOf<typeof appReleasePromote>),
    onSuccess: () => notify(done, { tone: 'success' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: appsKey });
      onClose();
    },
  });
  return { isBusy: isPending, move: mutate };
}
