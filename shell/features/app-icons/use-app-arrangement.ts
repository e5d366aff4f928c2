import { useQuery } from '@tanstack/react-query';
import { hiddenApps, hiddenCodes, moveApp, withCode } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { setPref, usePref } from '../../core/prefs/index.ts';
import { useUser } from '../../core/session/index.ts';
import { appIconsQuery } from './app-icons-query.ts';
import { useAppIcons } from './use-app-icons.ts';

/** What a user changes about her apps. Each change counts at once, everywhere, and is saved soon (D-32). */
export interface AppArrangement {
  /** Apps that she has hidden and may bring back. */
  hidden: readonly Icon[];
  isFavourite: (code: string) => boolean;
  /** Whether order or groups are hers and not the platform's. */
  hasOrder: boolean;
  /** Puts an app into the place of another one, in its own group or in another. */
  move: (from: string, to: string) => void;
  setHidden: (code: string, isHidden: boolean) => void;
  setFavourite: (code: string, isFavourite: boolean) => void;
  /** Goes back to the order and the groups of the platform. */
  resetOrder: () => void;
}

/** The arrangement of the signed-in user; the apps that she sees are `useAppIcons`'. */
export function useAppArrangement(): AppArrangement {
  const user = useUser();
  const { data: all = [] } = useQuery(appIconsQuery(user));
  const { data: shown = [] } = useAppIcons();
  const order = usePref('order') ?? [];
  const placed = usePref('placed') ?? [];
  const hidden = usePref('hidden');
  const favourites = usePref('favourites') ?? [];
  return {
    hidden: hiddenApps(all, user, { hidden }),
    isFavourite: (code) => favourites.includes(code),
    hasOrder: order.length > 0 || placed.length > 0,
    move: (from, to) => {
      const moved = moveApp(shown, { order, placed }, from, to);
      setPref('order', moved.order);
      if (moved.placed.length > 0) setPref('placed', moved.placed);
    },
    setHidden: (code, isHidden) => setPref('hidden', withCode(hiddenCodes(all, { hidden }), code, isHidden)),
    setFavourite: (code, isFavourite) => setPref('favourites', withCode(favourites, code, isFavourite)),
    resetOrder: () => {
      setPref('order', []);
      setPref('placed', []);
    },
  };
}
