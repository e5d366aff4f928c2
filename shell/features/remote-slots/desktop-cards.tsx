import { type ReactElement, Suspense } from 'react';
import { useRegistry } from '../../core/registry/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { Box } from '../../kit/ui/index.ts';
import type { CardGridProps } from './card-grid.tsx';

/** A download of its own: few desktops have a card. */
const CardGrid = lazy(async () => ({ default: (await import('./card-grid.tsx')).CardGrid }));

/** Cards that remotes put on the desktop. Whatever goes wrong with them stays inside. */
export function DesktopCards({ panelStyle }: CardGridProps): ReactElement | null {
  if (!useRegistry().some(({ slots }) => slots?.desktopCard)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Box minHeight="8rem" />}>
        <CardGrid panelStyle={panelStyle} />
      </Suspense>
    </ErrorBoundary>
  );
}
