import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../core/session/index.ts';
import { useAppIcons, useFavouriteApps } from '../../features/app-icons/index.ts';
import { Flex } from '../../kit/ui/index.ts';
import { AllAppsButton } from './all-apps-button.tsx';
import { countFitting, rowCapOf, slotWidthOf } from './fitting.ts';
import { MenuItem } from './menu-item.tsx';
import { useWidth } from './use-width.ts';

/**
 * The app menu in the header: the favourites and then the first apps of the user, as many as fit, and an arrow to the rest. It
 * begins at the same place on every page.
 */
export function AppRow(): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useAppIcons();
  const room = useRef<HTMLDivElement>(null);
  const cap = rowCapOf(useUser());
  const favourites = useFavouriteApps();
  const all = [...favourites, ...(data ?? []).flatMap((group) => group.iconVMs)];
  const apps = [...new Map(all.map((icon) => [icon.code, icon])).values()];
  const slot = slotWidthOf(cap);
  const shown = apps.slice(0, countFitting(useWidth(room), cap, apps.length));
  return (
    <Flex ref={room} flex="1" minWidth={`${slot}px`} display={{ base: 'none', md: 'flex' }}>
      {/* Until the row has counted anew, its slots shrink: its arrow is never covered. */}
      <Flex
        as="nav"
        aria-label={formatMessage({ id: 'header.apps.menu' })}
        minWidth="0"
        maxWidth={`${cap}px`}
      >
        {shown.map((icon) => (
          <MenuItem key={icon.code} icon={icon} width={`${slot}px`} />
        ))}
        <AllAppsButton inRow={shown} />
      </Flex>
    </Flex>
  );
}
