import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { getBootData } from '../../core/boot/index.ts';
import { fetchWhenIdle } from '../../core/idle/index.ts';
import { usePage } from '../../core/navigation/index.ts';
import { setFailureJudge } from '../../core/registry/index.ts';
import { useDeployedBuild } from '../../core/request/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { useNewerVersion } from '../app-releases/index.ts';
import { noteStaleChunk, reloadForStaleChunk, useIsStale } from './stale-chunk.ts';
import { versionStatusOf } from './version-status.ts';

const Bar = lazy(loadBar);

// Before anything in the frame can fail.
setFailureJudge(reloadForStaleChunk);

/** Says that the portal, or the app from outside that is open, has been renewed, once it has been. */
export function NewVersionHost(): ReactElement | null {
  const [putOff, setPutOff] = useState<string>();
  const deployed = useDeployedBuild();
  const isStale = useIsStale();
  const app = useNewerVersion(usePage().path);
  const appVersion = app?.entry;
  const status = versionStatusOf({ own: getBootData().build, deployed, putOff, isStale, appVersion });
  useEffect(() => fetchWhenIdle(loadBar), []);
  useEffect(() => {
    addEventListener('unhandledrejection', onRejection);
    return () => removeEventListener('unhandledrejection', onRejection);
  }, []);
  return status ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Bar status={status} app={app} onLater={() => setPutOff(status === 'app' ? appVersion : deployed)} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function loadBar() {
  return import(/* webpackChunkName: "notices" */ './new-version-bar.tsx');
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof Error) void noteStaleChunk(reason);
}
