import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { getBootData } from '../boot/index.ts';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { fetchWhenIdle } from '../idle/index.ts';
import { setFailureJudge } from '../registry/index.ts';
import { useDeployedBuild } from '../request/index.ts';
import { noteStaleChunk, reloadForStaleChunk, useIsStale } from './stale-chunk.ts';
import { tellOf } from './tell-of.ts';

const loadBar = () => import(/* webpackChunkName: "notices" */ './new-version-bar.tsx');
const Bar = lazy(loadBar);

// Before anything in the frame can fail.
setFailureJudge(reloadForStaleChunk);

const onRejection = ({ reason }: PromiseRejectionEvent): void => {
  if (reason instanceof Error) void noteStaleChunk(reason);
};

/** Says that the portal has been renewed, once it has been. */
export const NewVersionHost = (): ReactElement | null => {
  const [putOff, setPutOff] = useState<string>();
  const deployed = useDeployedBuild();
  const isStale = useIsStale();
  const tell = tellOf({ own: getBootData().build, deployed, putOff, isStale });
  useEffect(() => fetchWhenIdle(loadBar), []);
  useEffect(() => {
    addEventListener('unhandledrejection', onRejection);
    return () => removeEventListener('unhandledrejection', onRejection);
  }, []);
  return tell ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Bar tell={tell} onLater={() => setPutOff(deployed)} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
};
