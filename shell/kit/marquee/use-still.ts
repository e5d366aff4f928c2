import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the system or the user's own settings ask for no motion. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill);
}

function isStill(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const motion = matchMedia(query);
  motion.addEventListener('change', onChange);
  const settings = new MutationObserver(onChange);
  settings.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    motion.removeEventListener('change', onChange);
    settings.disconnect();
  };
}
