import { type ReactElement, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { lazy } from '../error-boundary/index.ts';
import { fetchWhenIdle } from '../idle/index.ts';
import { LateDialog } from '../late/index.ts';
import { closePalette, usePaletteOpen } from './palette-open.ts';
import { useSearchKey } from './use-search-key.ts';

const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Listens for its key, and shows the search while it is open. Its code comes once the page is idle. */
export const PaletteHost = (): ReactElement | null => {
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
};
