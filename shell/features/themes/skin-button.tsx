import { Palette } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryStyle } from '../../kit/panel/index.ts';
import { Box, Button, IconButton } from '../../kit/ui/index.ts';
import { useIsThemeShown } from './page-theme.ts';
import { closeSkinPanel, openSkinPanel, useSkinPanelOpener } from './skin-panel-state.ts';

/** Opens the themes, in the header; not where the open app has colours of its own. */
export function SkinButton(): ReactElement | null {
  const label = useIntl().formatMessage({ id: 'header.skin.button' });
  const isOpen = useSkinPanelOpener() !== undefined;
  if (!useIsThemeShown()) return null;
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => (isOpen ? closeSkinPanel() : openSkinPanel(currentTarget))}
    >
      <Palette size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

/** The same in the user's panel, on phones, where the header has no room. */
export function SkinItem(): ReactElement | null {
  const label = useIntl().formatMessage({ id: 'header.skin.button' });
  if (!useIsThemeShown()) return null;
  return (
    <Box display={{ base: 'block', md: 'none' }}>
      <Button {...entryStyle} onClick={({ currentTarget }) => openSkinPanel(currentTarget)}>
        <Palette size={18} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
    </Box>
  );
}
