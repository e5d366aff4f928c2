import { homePath } from '../../core/navigation/index.ts';
import { findEntryByPath } from '../../core/registry/index.ts';

/** Whether an address shows the desktop, which has several. */
export function isDesktop(path: string): boolean {
  const entry = findEntryByPath(path);
  return entry !== undefined && entry === findEntryByPath(homePath());
}
