import { useQueryClient } from '@tanstack/react-query';
import { forgetCredential } from '#shared/stored-items';
import { devicesQuery } from '../sessions/devices.ts';
import { sessionsQuery } from '../sessions/sessions.ts';
import { secondStepQuery } from './second-step-query.ts';

/** After a change of the second step: every other session has ended, and the server has forgotten every device. */
export function useStepChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    forgetCredential();
    for (const { queryKey } of [secondStepQuery, sessionsQuery, devicesQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
}
