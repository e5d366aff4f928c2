import type { ReactElement } from 'react';
import { useFavouriteApps, useRecentApps } from 'shell/header';
import { Flex } from 'shell/ui';
import { useSay } from '../state/use-say.ts';
import { QuickRow } from './quick-row.tsx';

/** Favourites, and what the user opened last (specification 0§9); nothing before there is any of them. */
export const QuickRows = (): ReactElement | null => {
  const say = useSay();
  const favourites = useFavouriteApps();
  const recent = useRecentApps();
  if (favourites.length + recent.length === 0) return null;
  return (
    <Flex wrap="wrap" gap={{ base: '3', md: '4' }}>
      <QuickRow name={say('desktop.quick.favourites')} icons={favourites} />
      <QuickRow name={say('desktop.quick.recent')} icons={recent} />
    </Flex>
  );
};
