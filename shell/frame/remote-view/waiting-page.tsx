import type { ReactElement } from 'react';
import { useIsOverdue } from '../../core/registry/index.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface WaitingPageProps {
  failureOf: (error: Error) => ReactElement;
}

/** The same each time: another one would be judged anew whenever the page is drawn again. */
const overdue = new Error('the view was not ready in time');

/** Stands where a view waits for its data. */
export function WaitingPage({ failureOf }: WaitingPageProps): ReactElement {
  return useIsOverdue() ? failureOf(overdue) : <PageSkeleton />;
}
