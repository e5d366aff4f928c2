import { useSyncExternalStore } from 'react';

/** Fingers mean a phone or a tablet: those have a camera at the back. */
const query = '(pointer: coarse)';

export function useHasCamera(): boolean {
  return useSyncExternalStore(subscribe, hasCamera, hasCamera);
}

function hasCamera(): boolean {
  return matchMedia(query).matches;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
