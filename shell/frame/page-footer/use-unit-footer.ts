import { useQuery } from '@tanstack/react-query';
import { oauthUnitConfig, parseDecorationSet } from '#shared/contracts';
import { type Footer, readFooter } from '#shared/footer';
import { getBootData } from '../../core/boot/index.ts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';

/** The footer that the user's unit configured; undefined where it asks for none, and while nobody knows. */
export function useUnitFooter(): Footer | undefined {
  const { unitId } = useUser();
  const boot = getBootData();
  const { data } = useQuery({
    queryKey: [oauthUnitConfig.name, unitId],
    queryFn: ({ signal }) => request(oauthUnitConfig, { unitId }, { signal, silent: true, passive: true }),
    // The page came with the configuration of the portal's own unit.
    ...(boot.unitId === unitId ? { initialData: boot.loginPageConfig } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return readFooter(data ?? null, parseDecorationSet(data?.decorationSet), location.origin);
}
