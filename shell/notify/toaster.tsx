import type { ReactElement } from 'react';

/** Shows the toasts. */
export const Toaster = (): ReactElement | null => null;
