import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RegistryEntry } from '#shared/contracts';
import { IntlExtension } from '../../core/language/index.ts';
import { usePage } from '../../core/navigation/index.ts';
import { OpenAppContext, useOpenApp, usePermissionsOf } from '../../core/permissions/index.ts';
import { prepareRemote, useRegistry, useRemoteState } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';
import { findHost } from './find-host.ts';

/** A page does not wait longer than this for the frame around it. */
const maxWaitMs = 4_000;

export interface HostedPageProps {
  entry: RegistryEntry;
  /** The page of the remote. */
  children: ReactNode;
}

/** A page with the frame of the remote that it is a section of; the page alone where it is none. */
export function HostedPage({ entry, children }: HostedPageProps): ReactNode {
  const { path } = usePage();
  const { userType } = useUser();
  const host = findHost({ entry, path, userType }, useRegistry());
  return host ? (
    <InHost key={host.name} host={host}>
      {children}
    </InHost>
  ) : (
    children
  );
}

/** Decides once whether the frame stands there: a page that is open is never moved into one. */
function InHost({ host, children }: { host: RegistryEntry; children: ReactNode }): ReactElement {
  const { userId } = useUser();
  const own = useOpenApp();
  const appCode = host.config?.appCode ?? host.code;
  const hostApp = useMemo(() => ({ userId, appCode }), [userId, appCode]);
  const state = useRemoteState(host.name);
  const { data, isError } = usePermissionsOf(userId, appCode, true);
  const [isAlone, setAlone] = useState(false);
  const isReady = state.status === 'ready' && data !== undefined;
  const hasFailed = state.status === 'failed' || (isError && data === undefined);
  useEffect(() => void prepareRemote(host), [host]);
  useEffect(() => {
    if (isReady || isAlone) return;
    const timer = setTimeout(() => setAlone(true), hasFailed ? 0 : maxWaitMs);
    return () => clearTimeout(timer);
  }, [isReady, isAlone, hasFailed]);
  const alone = <>{children}</>;
  if (isAlone) return alone;
  if (state.status !== 'ready' || data === undefined) return <PageSkeleton />;
  const { Frame } = state.app;
  if (!Frame) return alone;
  return (
    <ErrorBoundary fallback={() => alone}>
      <IntlExtension messages={state.messages}>
        <OpenAppContext value={hostApp}>
          <Frame>
            <OpenAppContext value={own}>{children}</OpenAppContext>
          </Frame>
        </OpenAppContext>
      </IntlExtension>
    </ErrorBoundary>
  );
}
