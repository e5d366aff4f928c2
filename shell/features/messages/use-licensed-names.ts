import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resourceInsideModule } from '#shared/contracts';
import { localName } from '#shared/names';
import { getLanguage } from '../../core/language/index.ts';
import { request } from '../../core/request/index.ts';

const freshMs = 5 * 60_000;
const timeoutMs = 15_000;

/**
 * Names of modules that stand on no desktop of this user, as the unit's services name them (Q07); undefined for
 * those that nobody names.
 */
export function useLicensedNames(): (code: string) => string | undefined {
  const { data: modules = [] } = useQuery({
    queryKey: [resourceInsideModule.name],
    queryFn: ({ signal }) =>
      request(resourceInsideModule, {}, { signal, silent: true, passive: true, timeout: timeoutMs }),
    retry: false,
    staleTime: freshMs,
  });
  return useCallback(
    (code) => {
      const app = modules.flatMap(({ apps }) => apps).find((each) => each.code === code);
      return localName(getLanguage(), app?.name, app?.englishName);
    },
    [modules],
  );
}
