import { House, LayoutGrid, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { homePath, usePage } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { isDesktop } from '../../features/app-icons/index.ts';
import { Avatar } from '../../kit/avatar/index.ts';
import { AppLink } from '../../kit/ui/index.ts';
import { AppPanel } from '../app-menu/index.ts';
import { BarGlyph, BarTab, barStyle } from './bar-tab.tsx';
import { UserPanel } from './user-panel.tsx';

/** Leads to the desktop. */
export function HomeTab(): ReactElement {
  const { formatMessage } = useIntl();
  const { path } = usePage();
  return (
    <AppLink href={homePath()} {...barStyle} aria-current={isDesktop(path) ? 'page' : undefined}>
      <BarGlyph of={House} />
      {formatMessage({ id: 'header.bar.home' })}
    </AppLink>
  );
}

/** Opens the apps with their search. */
export function AppsTab(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <BarTab glyph={<BarGlyph of={LayoutGrid} />} label={formatMessage({ id: 'header.apps.label' })}>
      {(close) => <AppPanel onOpened={close} />}
    </BarTab>
  );
}

/** Opens what concerns the user. */
export function MeTab(): ReactElement {
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
}
