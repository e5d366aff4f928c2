import { useEffect } from 'react';
import { usePage } from '../../core/navigation/index.ts';
import { watchBack } from './overlay-stack.ts';

/** Lets the browser's Back close what lies over the page, and pass over the steps of what was closed before. */
export function BackCloses(): null {
  const page = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move is another entry of the history
  useEffect(() => watchBack().noteMove(), [page]);
  return null;
}
