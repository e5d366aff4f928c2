import { useSyncExternalStore } from 'react';

const narrow = '(width < 48rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = matchMedia(narrow);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the window is too narrow for a table. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
