import { useDeferredValue } from 'react';
import { usePage } from '../../core/navigation/index.ts';

/** The page that the header stands over. A move shows the page first: the row of apps costs as much as a small one. */
export function useHeaderPath(): string {
  return useDeferredValue(usePage().path);
}
