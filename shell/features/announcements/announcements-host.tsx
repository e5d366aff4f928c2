import type { ReactElement } from 'react';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { Announcements } from './announcements.tsx';

/** Shows announcements; what goes wrong there takes nothing else with it. */
export function AnnouncementsHost(): ReactElement {
  return (
    <ErrorBoundary>
      <Announcements />
    </ErrorBoundary>
  );
}
