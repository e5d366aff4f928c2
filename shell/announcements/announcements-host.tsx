import type { ReactElement } from 'react';
import { ErrorBoundary } from '../error-boundary/index.ts';
import { Announcements } from './announcements.tsx';

/** Shows announcements; what goes wrong there takes nothing else with it. */
export const AnnouncementsHost = (): ReactElement => (
  <ErrorBoundary>
    <Announcements />
  </ErrorBoundary>
);
