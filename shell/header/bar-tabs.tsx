import { House, LayoutGrid, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isDesktop } from '../app-icons/index.ts';
import { AppPanel } from '../app-menu/index.ts';
import { Avatar } from '../avatar/index.ts';
import { homePath, usePage } from '../navigation/index.ts';
import { useUser } from '../session/index.ts';
import { AppLink } from '../ui/index.ts';
import { BarGlyph, BarTab, barLook } from './bar-tab.tsx';
import { UserPanel } from './user-panel.tsx';

/** Leads to the desktop. */
export const HomeTab = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { path } = usePage();
  return (
    <AppLink href={homePath()} {...barLook} aria-current={isDesktop(path) ? 'page' : undefined}>
      <BarGlyph of={House} />
      {formatMessage({ id: 'header.bar.home' })}
    </AppLink>
  );
};

/** Opens the apps with their search. */
export const AppsTab = (): ReactElement => {
  const { formatMessage } = useIntl();
  return (
    <BarTab glyph={<BarGlyph of={LayoutGrid} />} label={formatMessage({ id: 'header.apps.label' })}>
      {(close) => <AppPanel onOpened={close} />}
    </BarTab>
  );
};

/** Opens what concerns the user. */
export const MeTab = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { userId, realName, avatar } = useUser();
  const glyph = avatar ? (
    <Avatar userId={userId} name={realName} picture={avatar} size="tiny" />
  ) : (
    <BarGlyph of={UserRound} />
  );
  return (
    <BarTab glyph={glyph} label={formatMessage({ id: 'header.bar.me' })}>
      {(close) => <UserPanel onDone={close} />}
    </BarTab>
  );
};
