import { type ReactElement, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { fetchWhenIdle } from '../../core/idle/index.ts';
import { lazy } from '../../kit/error-boundary/index.ts';
import { LateDialog } from '../../kit/late/index.ts';
import { closePalette, usePaletteOpen } from './palette-open.ts';
import { useSearchKey } from './use-search-key.ts';

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Listens for its key, and shows the search while it is open. Its code comes once the page is idle. */
export function PaletteHost(): ReactElement | null {
  const { formatMessage } = useIntl();
  const isOpen = usePaletteOpen();
  useSearchKey();
  useEffect(() => fetchWhenIdle(loadPalette), []);
  if (!isOpen) return null;
  return (
    <LateDialog title={formatMessage({ id: 'header.search.label' })} onClose={closePalette}>
      <Palette />
    </LateDialog>
  );
}

function loadPalette() {
  return import(/* webpackChunkName: "palette" */ './palette.tsx');
}
