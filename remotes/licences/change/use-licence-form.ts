import { useQueryClient } from '@tanstack/react-query';
import { type Form, type FormOptions, useForm } from 'shell/app';
import type { Licence } from '#shared/contracts';
import { historyQuery } from '../history/history-query.ts';
import { licencesQuery } from '../licence/licences-query.ts';

/** A form that changes a licence: list and history are asked for anew, also where the change was refused. */
export function useLicenceForm<Draft extends object, Field extends string, Problem>(
  options: FormOptions<Draft, Licence, Field, Problem>,
): Form<Draft, Field> {
  const queryClient = useQueryClient();
  return useForm({
    ...options,
    save: (draft, revision) =>
      options.save(draft, revision).finally(() => {
        for (const { queryKey } of [licencesQuery, historyQuery])
          void queryClient.invalidateQueries({ queryKey });
      }),
  });
}
