import { homePath } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';

/** Whether an address shows the desktop, which has several. */
export const isDesktop = (path: string): boolean => {
  const entry = findEntryByPath(path);
  return entry !== undefined && entry === findEntryByPath(homePath());
};
