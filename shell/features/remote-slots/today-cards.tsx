import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { Skeleton } from '../../kit/ui/index.ts';
import { useTodayCards } from './fillers.ts';
import type { TodayStackProps } from './today-stack.tsx';

export interface TodayCardsProps extends Pick<TodayStackProps, 'panelStyle'> {
  /** Whether they stand in the column; else at the end of the desktop. */
  hasColumn: boolean;
}

/** A download of its own, which the first paint does without. */
const TodayStack = lazy(async () => ({ default: (await import('./today-stack.tsx')).TodayStack }));

/** What remotes say about the day of the user. Whatever goes wrong with them stays inside. */
export function TodayCards({ hasColumn, panelStyle }: TodayCardsProps): ReactElement | null {
  const cards = useTodayCards({ hasColumn });
  if (cards.length === 0) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton height="8rem" borderRadius="card" />}>
        <TodayStack cards={cards} panelStyle={panelStyle} />
      </Suspense>
    </ErrorBoundary>
  );
}
