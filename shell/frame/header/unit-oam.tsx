import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isAdministrator, licenseUnitOam } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Badge } from '../../kit/ui/index.ts';

const freshMs = 5 * 60_000;
const timeoutMs = 15_000;

/** Marks the unit in its administrators' panel when it runs operation and maintenance. */
export function UnitOam(): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!useIsOam()) return null;
  return (
    <Badge marginTop="1">
      <Wrench size={14} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'header.unit.oam' })}
    </Badge>
  );
}

/**
 * Whether the user's unit runs operation and maintenance (M03). The flag comes with the user. For
 * administrators of the unit it is fetched anew, since units gain and lose it. Without an answer the first one counts.
 */
function useIsOam(): boolean {
  const user = useUser();
  const { unitId, isOAM } = user;
  const administers = isAdministrator(user);
  const { data } = useQuery({
    queryKey: [licenseUnitOam.name, unitId],
    queryFn: ({ signal }) =>
      request(licenseUnitOam, { unitId }, { signal, silent: true, passive: true, timeout: timeoutMs }),
    enabled: administers,
    retry: false,
    staleTime: freshMs,
  });
  return administers && (data ?? isOAM);
}
