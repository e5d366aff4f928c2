import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { driveKey } from './spaces-query.ts';

/** Asks again for all that is shown of the drive. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [driveKey] }), [client]);
}
