import { type ReactElement, useEffect } from 'react';
import { navigate, usePage, useUser } from 'shell/session';
import { isAdministrator, type RemoteViewProps } from '#shared/contracts';
import { AccountPage } from './account-page.tsx';
import { UnitAccounts } from './unit/unit-accounts.tsx';
import { findMovedAddress, unitPath } from './unit/unit-route.ts';

/** The own account, and for administrators the accounts of the unit. Old addresses of those lead on. */
export function AccountPages({ path }: RemoteViewProps): ReactElement {
  const { hash } = usePage();
  const isKeeper = isAdministrator(useUser());
  const isUnit = isKeeper && path === unitPath;
  const moved = isKeeper && !isUnit ? findMovedAddress(hash) : undefined;
  useEffect(() => {
    if (moved !== undefined) void navigate(moved, { replace: true });
  }, [moved]);
  return isUnit ? <UnitAccounts /> : <AccountPage />;
}
