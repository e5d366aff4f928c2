import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { arrangeApps } from '#shared/app-icons';
import type { IconGroup } from '#shared/contracts';
import { usePref } from '../../core/prefs/index.ts';
import { useUser } from '../../core/session/index.ts';
import { appIconsQuery } from './app-icons-query.ts';

/** The app icon groups of the signed-in user as she arranged them; one query for header, desktop and apps. */
export function useAppIcons(): UseQueryResult<IconGroup[]> {
  const user = useUser();
  const order = usePref('order');
  const hidden = usePref('hidden');
  const placed = usePref('placed');
  return useQuery({
    ...appIconsQuery(user),
    select: useCallback(
      (groups: IconGroup[]) => arrangeApps(groups, user, { order, hidden, placed }),
      [user, order, hidden, placed],
    ),
  });
}
