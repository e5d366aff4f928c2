import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isAdministrator, licenseUnitOam } from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';
import { Badge } from '../ui/index.ts';

const freshMs = 5 * 60_000;
const timeoutMs = 15_000;

/**
 * Whether the user's unit runs operation and maintenance (M03). The flag comes with the user; whoever
 * administers the unit has it asked for anew, since units gain and lose it. Where nobody answers, what came counts.
 */
const useIsOam = (): boolean => {
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
};

/** Marks the unit in its administrators' panel when it runs operation and maintenance. */
export const UnitOam = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  if (!useIsOam()) return null;
  return (
    <Badge marginTop="1">
      <Wrench size={14} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'header.unit.oam' })}
    </Badge>
  );
};
