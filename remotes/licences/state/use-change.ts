import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRequestError } from 'shell/request';
import type { Licence } from '#shared/contracts';
import { historyQuery } from '../api/history-query.ts';
import { licencesQuery } from '../api/licences-query.ts';

export interface LicenceChanging<Input> {
  change: (input: Input) => void;
  isBusy: boolean;
  /** What the server found wrong, in the user's language. */
  failure: string | undefined;
  forget: () => void;
}

/** Sends a change and asks for list and history anew; a second press while one is on its way does nothing. */
export const useChange = <Input>(
  send: (input: Input) => Promise<Licence>,
  onDone: (licence: Licence) => void,
): LicenceChanging<Input> => {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        [licencesQuery, historyQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const failure = isRequestError(error) ? (error.fieldErrors[0]?.message ?? error.message) : error?.message;
  return {
    change: (input) => {
      if (!isPending) mutate(input);
    },
    isBusy: isPending,
    failure,
    forget: reset,
  };
};
