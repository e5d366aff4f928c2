import { useMemo } from 'react';
import { findItems, useReadings } from '../../core/readings/index.ts';
import { type PaletteGroup, type PaletteItem, paletteGroups } from './palette-item.ts';
import { useAsked } from './sources/use-asked.tsx';
import { useKnown } from './sources/use-known.tsx';
import { useRetryItem } from './use-retry-item.tsx';

/** More would push the other groups out of sight. */
const maxPerGroup = 6;

export interface Results {
  groups: readonly { group: PaletteGroup; items: readonly PaletteItem[] }[];
  /** All of them, in the order in which they stand. */
  items: readonly PaletteItem[];
  /** Servers are still looking. */
  isLoading: boolean;
}

/**
 * What fits, group by group.
 * @param query what stands in the field
 * @param asked the same after a rest in typing: servers are asked for it
 */
export function useResults(query: string, asked: string): Results {
  const { known, first } = useKnown();
  const readsAs = useReadings();
  const answers = useAsked(query === '' ? '' : asked, readsAs);
  const retryItem = useRetryItem();
  const found = useMemo(
    () => (query === '' ? first : findItems(known, query, readsAs)),
    [known, first, query, readsAs],
  );
  // Enter must not open what was found for half of the word.
  const answered = (asked === query ? answers : []).flatMap(({ group, items, retry }) =>
    retry ? [retryItem(group, retry)] : items,
  );
  const all = query === '' ? found : [...found, ...answered];
  const groups = paletteGroups
    .map((group) => ({ group, items: all.filter((item) => item.group === group).slice(0, maxPerGroup) }))
    .filter(({ items }) => items.length > 0);
  return {
    groups,
    items: groups.flatMap(({ items }) => items),
    isLoading: query !== '' && answers.some(({ isLoading }) => isLoading || asked !== query),
  };
}
