import { Lock, LockOpen, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { setPref, usePref } from '../../core/prefs/index.ts';
import { useAppIcons } from '../../features/app-icons/index.ts';
import { Box, Flex, Grid, IconButton } from '../../kit/ui/index.ts';
import { AppPanel } from './app-panel.tsx';
import { maxIcons } from './fitting.ts';
import { MenuItem } from './menu-item.tsx';

interface SideButtonsProps {
  isExpanded: boolean;
  isLocked: boolean;
  onToggle: () => void;
  onLock: () => void;
}

/** Rows of more than ten apps are no wider than this (G09). */
const widths = { narrow: '76px', few: '220px', many: 'min(620px, 48vw)' } as const;

/** The app menu at the left: a narrow column that expands; the lock keeps it expanded, next time too. */
export function SideBar(): ReactElement {
  const { formatMessage } = useIntl();
  const { data = [] } = useAppIcons();
  const isLocked = usePref('sideLocked') ?? false;
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isLocked || isOpen;
  const apps = data.flatMap((group) => group.iconVMs);
  const closeUnlocked = (): void => {
    if (!isLocked) setIsOpen(false);
  };
  return (
    <Box
      as="nav"
      aria-label={formatMessage({ id: 'header.apps.menu' })}
      display={{ base: 'none', md: 'block' }}
      position="sticky"
      top="3.75rem"
      alignSelf="flex-start"
      flexShrink="0"
      width={isExpanded ? (apps.length > maxIcons ? widths.many : widths.few) : widths.narrow}
      height="calc(100dvh - 3.75rem)"
      overflowY="auto"
      padding="2"
      bg="bg.panel"
      borderEndWidth="1px"
      borderColor="border.muted"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeUnlocked();
      }}
    >
      <SideButtons
        isExpanded={isExpanded}
        isLocked={isLocked}
        onToggle={() => {
          if (isLocked) setPref('sideLocked', false);
          setIsOpen(!isExpanded);
        }}
        onLock={() => {
          setIsOpen(true);
          setPref('sideLocked', !isLocked);
        }}
      />
      {isExpanded ? (
        <AppPanel takesFocus={isOpen} onOpened={closeUnlocked} />
      ) : (
        <Grid gap="1">
          {apps.map((icon) => (
            <MenuItem key={icon.code} icon={icon} />
          ))}
        </Grid>
      )}
    </Box>
  );
}

function SideButtons({ isExpanded, isLocked, onToggle, onLock }: SideButtonsProps): ReactElement {
  const { formatMessage } = useIntl();
  const expandLabel = formatMessage({ id: isExpanded ? 'header.side.collapse' : 'header.side.expand' });
  const lockLabel = formatMessage({ id: isLocked ? 'header.side.unlock' : 'header.side.lock' });
  const ExpandGlyph = isExpanded ? PanelLeftClose : PanelLeftOpen;
  const LockGlyph = isLocked ? Lock : LockOpen;
  return (
    <Flex justify={isExpanded ? 'space-between' : 'center'} marginBottom="2">
      <IconButton
        variant="ghost"
        aria-label={expandLabel}
        title={expandLabel}
        aria-expanded={isExpanded}
        onClick={onToggle}
      >
        <ExpandGlyph size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isExpanded ? (
        <IconButton
          variant="ghost"
          aria-label={lockLabel}
          title={lockLabel}
          aria-pressed={isLocked}
          onClick={onLock}
        >
          <LockGlyph size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}
