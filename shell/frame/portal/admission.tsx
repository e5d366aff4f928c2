import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { ApplicationConfig, RegistryEntry } from '#shared/contracts';
import { isVersionBelow } from '#shared/versions';
import { usePage } from '../../core/navigation/index.ts';
import {
  decideAdmission,
  getAccessData,
  OpenAppContext,
  useMeeting,
  usePermissionsOf,
} from '../../core/permissions/index.ts';
import { useUser } from '../../core/session/index.ts';
import { fitsShell } from '../../features/app-releases/index.ts';
import {
  NoPermissionPage,
  PermissionsFailurePage,
  ShellMismatchPage,
  type StartUp,
  StopPage,
  TooNewPage,
  UnknownPage,
  useLanguagePack,
} from '../../features/startup/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';

interface AdmissionProps {
  entry: RegistryEntry;
  startUp: StartUp;
  children: ReactNode;
}

interface StartedProps {
  audience: RegistryEntry['audience'];
  config: ApplicationConfig;
  children: ReactNode;
}

/** Lets an app in once it has started, fits the server, and may be opened by the user (A08). */
export function Admission({ entry, startUp, children }: AdmissionProps): ReactElement {
  if (startUp.status === 'stopped') return <StopPage entry={entry} reason={startUp.reason} />;
  // Ahead of everything that its code would do.
  if (!fitsShell(entry)) return <ShellMismatchPage entry={entry} />;
  const { config } = startUp;
  const { serverVersion } = getAccessData();
  if (serverVersion && !config.isNoServer && isVersionBelow(serverVersion, entry.minServerVersion)) {
    return <TooNewPage entry={entry} actual={serverVersion} />;
  }
  return (
    <Started audience={entry.audience} config={config}>
      {children}
    </Started>
  );
}

function Started({ audience, config, children }: StartedProps): ReactElement {
  const address = usePage();
  const { userId, userType } = useUser();
  const { rules } = getAccessData();
  const input = { address, userType, audience, config, rules };
  const isNeeded = decideAdmission({ ...input, permissions: undefined }) === 'ask';
  const { data, isError, isFetching, refetch } = usePermissionsOf(userId, config.appCode, isNeeded);
  const admission = decideAdmission({ ...input, permissions: data });
  const meeting = useMeeting(admission === 'no-permission' ? undefined : audience.needs);
  const { appCode } = config;
  const hasWords = useLanguagePack(config);
  const app = useMemo(() => ({ userId, appCode }), [userId, appCode]);
  if (admission === 'no-permission' || meeting.isMet === false) return <NoPermissionPage />;
  if (meeting.isMet === undefined) {
    if (!meeting.error) return <PageSkeleton />;
    return <PermissionsFailurePage isAsking={meeting.isAsking} onRetry={meeting.ask} />;
  }
  if (admission === 'ask') {
    if (!isError) return <PageSkeleton />;
    return <PermissionsFailurePage isAsking={isFetching} onRetry={() => void refetch()} />;
  }
  if (admission === 'not-found') return <UnknownPage />;
  if (!hasWords) return <PageSkeleton />;
  return <OpenAppContext value={app}>{children}</OpenAppContext>;
}
