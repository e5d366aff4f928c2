import { useQuery } from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { findClosedApp } from '#shared/app-access';
import { findIconOfPath } from '#shared/app-icons';
import { usePage } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { appIconsQuery, useCanOpen } from '../../features/app-icons/index.ts';
import { useWithdrawn, WithdrawnHost } from '../../features/app-releases/index.ts';
import { NoPermissionPage, UnknownPage } from '../../features/startup/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';

const ClosedAppPage = lazy(() => import(/* webpackChunkName: "closed-app" */ './closed-app-page.tsx'));

export interface RefusedPageProps {
  refusal: 'unknown' | 'no-permission';
}

/**
 * Where no app opens: an app that cannot open, or that the unit keeps from the user, is named with whom to ask. Every other address is unknown
 * or forbidden, a page that an open app does not have too.
 */
export function RefusedPage({ refusal }: RefusedPageProps): ReactElement {
  const { path } = usePage();
  const user = useUser();
  const canOpen = useCanOpen();
  const { data: groups, isPending } = useQuery(appIconsQuery(user));
  const withdrawn = useWithdrawn(path);
  const plain = refusal === 'unknown' ? <UnknownPage /> : <NoPermissionPage />;
  const kept = findClosedApp(path, user.closedApps);
  if (withdrawn && !kept) return <WithdrawnHost app={withdrawn} plain={plain} />;
  if (isPending) return <PageSkeleton />;
  const icon = findIconOfPath(groups ?? [], path, user);
  const code = kept?.code ?? (canOpen(path) ? undefined : icon?.code);
  if (code === undefined) return plain;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={<PageSkeleton />}>
        <ClosedAppPage key={code} code={code} icon={icon} plain={plain} />
      </Suspense>
    </ErrorBoundary>
  );
}
