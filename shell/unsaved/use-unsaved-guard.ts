import { useEffect } from 'react';
import { addGuard } from './unsaved.ts';

/**
 * While `dirty`, leaving the page, moving to another app and switching the language ask first.
 * @param dirty whether the calling form holds work that is not saved
 */
export const useUnsavedGuard = (dirty: boolean): void => {
  useEffect(() => (dirty ? addGuard() : undefined), [dirty]);
};
