import { Search } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../kit/ui/index.ts';
import { openPalette, usePaletteOpen } from './palette-open.ts';
import { searchKeyName, searchKeys } from './use-search-key.ts';

/** Opens the search where there is no room for a field. */
export function PaletteButton(props: Pick<ComponentProps<typeof IconButton>, 'display'>): ReactElement {
  const label = useIntl().formatMessage({ id: 'header.search.label' });
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      title={`${label} (${searchKeyName})`}
      aria-haspopup="dialog"
      aria-expanded={usePaletteOpen()}
      aria-keyshortcuts={searchKeys}
      onClick={openPalette}
      {...props}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
