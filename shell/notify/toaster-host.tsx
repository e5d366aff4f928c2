import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useNotices } from './notices.ts';

const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(loadToaster);

/** Shows the toasts. Their look is fetched when the page is idle, so that it is there when the network is not. */
export const ToasterHost = (): ReactElement | null => {
  const isNeeded = useNotices().length > 0;
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
};
