import type { DriveEntry } from '#shared/contracts';
import { downloadAddress } from './addresses.ts';

/** Lets the browser save a selection by itself: the content never stands in memory. */
export function download(entries: readonly DriveEntry[]): void {
  const link = document.createElement('a');
  link.href = downloadAddress(entries);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
