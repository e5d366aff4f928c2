import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAppIcons } from '../app-icons/index.ts';
import { useUser } from '../session/index.ts';
import { Flex } from '../ui/index.ts';
import { AllAppsButton } from './all-apps-button.tsx';
import { countFitting, rowCapOf, slotWidthOf } from './fitting.ts';
import { MenuItem } from './menu-item.tsx';
import { useWidth } from './use-width.ts';

/** The app menu in the header: the first apps of the user, as many as fit, and an arrow to the rest. */
export const AppRow = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { data } = useAppIcons();
  const room = useRef<HTMLDivElement>(null);
  const cap = rowCapOf(useUser());
  const apps = (data ?? []).flatMap((group) => group.iconVMs);
  const slot = slotWidthOf(cap);
  const count = countFitting(useWidth(room), cap, apps.length);
  return (
    <Flex ref={room} flex="1" minWidth={`${slot}px`} justify="center" display={{ base: 'none', md: 'flex' }}>
      {/* Until the row has counted anew, its slots shrink: its arrow is never covered. */}
      <Flex
        as="nav"
        aria-label={formatMessage({ id: 'header.apps.menu' })}
        minWidth="0"
        maxWidth={`${cap}px`}
      >
        {apps.slice(0, count).map((icon) => (
          <MenuItem key={icon.code} icon={icon} width={`${slot}px`} />
        ))}
        <AllAppsButton inRow={count} />
      </Flex>
    </Flex>
  );
};
