import { useQuery } from '@tanstack/react-query';
import { roleUserXxSys } from '#shared/contracts';
import { request } from '../../../core/request/index.ts';
import { useUser } from '../../../core/session/index.ts';

const timeoutMs = 15_000;

/** Whether the user may set the theme of the whole unit (J05); not while nobody has said so. The server asks again. */
export function useThemeAdministrator(): boolean {
  const { userId } = useUser();
  const { data } = useQuery({
    queryKey: ['theme-administrator', userId],
    queryFn: () => request(roleUserXxSys, { userId }, { silent: true, timeout: timeoutMs }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? false;
}
