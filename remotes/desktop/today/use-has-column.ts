import { useSyncExternalStore } from 'react';

/** From 1280 px on there is room beside the apps; larger text needs a wider window. */
const query = '(min-width: 80rem)';

/** Whether the column "today" stands beside the apps. */
export function useHasColumn(): boolean {
  return useSyncExternalStore(subscribe, hasColumn, hasColumn);
}

function hasColumn(): boolean {
  return matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
