import type { ReactElement } from 'react';
import { useDelayed } from '#shared/timing';
import { BundleFailure } from './bundle-failure.tsx';
import type { BundleProps } from './bundle-props.ts';
import { type BundleState, openingLimitMs } from './bundle-state.ts';
import { Opening } from './opening.tsx';

interface BundleProgressProps extends Pick<BundleProps, 'query' | 'onReopen'> {
  state: BundleState;
}

/** What stands beside a bundle until it is there, or in its place; nothing once it is. */
export function BundleProgress({ state, ...bundle }: BundleProgressProps): ReactElement | null {
  const isLate = useDelayed(state === 'loading', openingLimitMs);
  if (state === 'ready') return null;
  if (state === 'loading') return isLate ? <BundleFailure kind="late" {...bundle} /> : <Opening />;
  return <BundleFailure kind={state} {...bundle} />;
}
