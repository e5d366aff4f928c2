import { useEffect, useRef } from 'react';
import { addGuard } from './unsaved.ts';

/**
 * While `isDirty`, leaving the page, moving to another app and switching the language ask first.
 * @param work what is unsaved; another value is guarded anew
 * @returns takes the guard away at once, for a form that moves on as soon as it is saved
 */
export function useUnsavedGuard(isDirty: boolean, work: unknown): () => void {
  const release = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other work begins a guard of its own
  useEffect(() => {
    if (!isDirty) return;
    release.current = addGuard();
    return release.current;
  }, [isDirty, work]);
  return () => release.current?.();
}
