import { dropDrafts } from '#shared/stored-items';
import { watchOtherTabs } from '../session/index.ts';

/** Drops what another user typed in this tab, and everything once the user signs out in another tab. */
export function watchDrafts(userId: string): void {
  dropDrafts(userId);
  watchOtherTabs({ onSignedOut: () => dropDrafts(), onSignedIn: (otherId) => dropDrafts(otherId) });
}
