import { type ReactElement, useEffect } from 'react';
import { LoadFailure } from 'shell/app';
import { useMeeting } from 'shell/permissions';
import { navigate, usePage } from 'shell/session';
import { Box, Skeleton } from 'shell/ui';
import type { RemoteViewProps } from '#shared/contracts';
import { AccountPage } from './account-page.tsx';
import { UnitAccounts } from './unit/unit-accounts.tsx';
import { findMovedAddress, unitNeeds, unitPath } from './unit/unit-route.ts';

/** The own account, and the accounts of the unit for those who may see some of them. Old addresses lead on. */
export function AccountPages({ path }: RemoteViewProps): ReactElement {
  const { hash } = usePage();
  const isUnit = path === unitPath;
  const moved = isUnit ? undefined : findMovedAddress(hash);
  const { isMet, error, isAsking, ask } = useMeeting(isUnit || moved ? unitNeeds : undefined);
  useEffect(() => {
    if (moved !== undefined && isMet) void navigate(moved, { replace: true });
  }, [moved, isMet]);
  if (!isUnit || isMet === false) return <AccountPage />;
  if (isMet) return <UnitAccounts />;
  if (error) return <LoadFailure isPage error={error} isBusy={isAsking} onRetry={ask} />;
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Skeleton height="20rem" borderRadius="card" />
    </Box>
  );
}
