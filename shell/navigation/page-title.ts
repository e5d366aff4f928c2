import { useEffect } from 'react';

/** Names the page in the window title; the shell adds the name of the portal. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
