import { RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** Stands in the group whose server could not be asked, and asks again. */
export function useRetryItem(): (group: PaletteGroup, retry: () => void) => PaletteItem {
  const { formatMessage } = useIntl();
  return (group, retry) => ({
    id: `retry-${group}`,
    group,
    label: formatMessage({ id: 'palette.list.retry' }),
    words: [],
    glyph: <RotateCw size={20} strokeWidth={1.75} />,
    staysOpen: true,
    open: retry,
  });
}
