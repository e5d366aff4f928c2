import { useEffect, useRef } from 'react';
import { getPage } from '../navigation/index.ts';
import { isDesktop } from './is-desktop.ts';

const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Ctrl+K (⌘K) on every page but the desktop, whose own search field it leads to. */
export const useSearchKey = (onSearch: () => void): void => {
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event) || isDesktop(getPage().path)) return;
      event.preventDefault();
      search.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
