import type { UseQueryResult } from '@tanstack/react-query';
import type { AskedItems, PaletteGroup, PaletteItem } from '../palette-item.ts';

/** What has become of a question to a server. */
export function toAsked(
  group: PaletteGroup,
  { isFetching, isError, refetch }: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>,
  items: readonly PaletteItem[],
): AskedItems {
  return {
    group,
    items: isError ? [] : items,
    isLoading: isFetching,
    ...(isError && !isFetching ? { retry: () => void refetch() } : {}),
  };
}
