import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  clientDetails,
  clientEventList,
  clientList,
  clientOptions,
  type RegisteredClient,
} from '#shared/contracts';

/** After a change of an app: what is shown of it is asked for again, and the new version, where known, shows at once. */
export function useClientCache(clientId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (changed?: RegisteredClient): void => {
      if (changed) queryClient.setQueryData([clientDetails.name, clientId], changed);
      else void queryClient.invalidateQueries({ queryKey: [clientDetails.name, clientId] });
      for (const call of [clientList, clientOptions, clientEventList])
        void queryClient.invalidateQueries({ queryKey: [call.name] });
    },
    [queryClient, clientId],
  );
}
