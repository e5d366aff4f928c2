import { useQuery } from '@tanstack/react-query';
import { licenseUnit } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { recallLicence, rememberLicence } from './licence-memory.ts';

const freshMs = 5 * 60_000;

/** `unknown`: nobody could say, and nothing is remembered that would close the module. */
export type LicenceState = 'held' | 'ended' | 'unknown';

/** What is known of the unit's licence for a service. A check that fails closes nothing, unless the last answer did. */
export function useLicenceState(serverId: string): LicenceState {
  const { unitId } = useUser();
  const { data, isError } = useQuery({
    queryKey: [licenseUnit.name, unitId, serverId],
    queryFn: async ({ signal }) => {
      const options = { signal, silent: true, noIntercept: true, passive: true };
      const isLicensed = await request(licenseUnit, { unitId, serverId }, options);
      rememberLicence({ unitId, serverId, isLicensed });
      return isLicensed;
    },
    retry: false,
    staleTime: freshMs,
  });
  const answer = isError ? recallLicence(unitId, serverId) : data;
  if (answer === false) return 'ended';
  return isError ? 'unknown' : 'held';
}
