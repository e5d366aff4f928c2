import { Lock, LockOpen, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppIcons } from '../app-icons/index.ts';
import { setPref, usePref } from '../prefs/index.ts';
import { Box, Flex, Grid, IconButton } from '../ui/index.ts';
import { AppPanel } from './app-panel.tsx';
import { maxIcons } from './fitting.ts';
import { MenuItem } from './menu-item.tsx';

/** Rows of more than ten apps are no wider than this (G09). */
const widths = { narrow: '76px', few: '220px', many: 'min(620px, 48vw)' } as const;

/** The app menu at the left: a narrow column that expands; the lock keeps it expanded, next time too. */
export const SideBar = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { data = [] } = useAppIcons();
  const isLocked = usePref('sideLocked') ?? false;
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isLocked || isOpen;
  const apps = data.flatMap((group) => group.iconVMs);
  const toggle = (): void => {
    if (isExpanded && isLocked) setPref('sideLocked', false);
    setIsOpen(!isExpanded);
  };
  const expandLabel = formatMessage({ id: isExpanded ? 'header.side.collapse' : 'header.side.expand' });
  const lockLabel = formatMessage({ id: isLocked ? 'header.side.unlock' : 'header.side.lock' });
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
        if (event.key === 'Escape' && !isLocked) setIsOpen(false);
      }}
    >
      <Flex justify={isExpanded ? 'space-between' : 'center'} marginBottom="2">
        <IconButton
          variant="ghost"
          aria-label={expandLabel}
          title={expandLabel}
          aria-expanded={isExpanded}
          onClick={toggle}
        >
          {isExpanded ? (
            <PanelLeftClose size={20} strokeWidth={1.75} aria-hidden />
          ) : (
            <PanelLeftOpen size={20} strokeWidth={1.75} aria-hidden />
          )}
        </IconButton>
        {isExpanded ? (
          <IconButton
            variant="ghost"
            aria-label={lockLabel}
            title={lockLabel}
            aria-pressed={isLocked}
            onClick={() => {
              setIsOpen(true);
              setPref('sideLocked', !isLocked);
            }}
          >
            {isLocked ? (
              <Lock size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <LockOpen size={18} strokeWidth={1.75} aria-hidden />
            )}
          </IconButton>
        ) : null}
      </Flex>
      {isExpanded ? (
        <AppPanel
          takesFocus={isOpen}
          onOpened={() => {
            if (!isLocked) setIsOpen(false);
          }}
        />
      ) : (
        <Grid gap="1">
          {apps.map((icon) => (
            <MenuItem key={icon.code} icon={icon} />
          ))}
        </Grid>
      )}
    </Box>
  );
};
