import { type ReactElement, Suspense, useEffect } from 'react';
import { hasUnfinishedUploads } from '#shared/upload-client';
import { fetchWhenIdle } from '../../core/idle/index.ts';
import { onSessionEnd, useUser } from '../../core/session/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { closeUploads, openUploads, usePageUploads } from '../../kit/uploads/index.ts';

const UploadPanel = lazy(() => import(/* webpackChunkName: "uploads" */ './panel/upload-panel.tsx'));

/** Shows the uploads of the page, once there are any. They end with the user's session. */
export function UploadsHost(): ReactElement | null {
  const { userId } = useUser();
  const uploads = usePageUploads();
  useEffect(() => {
    fetchWhenIdle(() => openWhereLeft(userId));
    const forget = onSessionEnd(closeUploads);
    return () => {
      forget();
      closeUploads();
    };
  }, [userId]);
  return uploads ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <UploadPanel uploads={uploads} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

async function openWhereLeft(userId: string): Promise<void> {
  if (await hasUnfinishedUploads(userId)) await openUploads();
}
