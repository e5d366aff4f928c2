import { House, LayoutGrid, UserRound } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { homePath, usePage } from '../navigation/index.ts';
import { AppLink, Button, Flex } from '../ui/index.ts';
import { AppPanel } from './app-panel.tsx';
import { Panel } from './panel.tsx';
import { UserPanel } from './user-panel.tsx';

type Tab = 'apps' | 'me';

const look = {
  flex: '1',
  height: '100%',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.5',
  borderRadius: '0',
  fontSize: 'xs',
  color: 'fg.muted',
  _expanded: { color: 'brand.fg' },
  _currentPage: { color: 'brand.fg' },
} as const;

/** What the header holds on computers stands at the thumb on phones. */
export const BottomBar = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { path } = usePage();
  const [open, setOpen] = useState<Tab>();
  const apps = useRef<HTMLButtonElement>(null);
  const me = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(undefined);
  const appsLabel = formatMessage({ id: 'header.apps.label' });
  const meLabel = formatMessage({ id: 'header.bar.me' });
  const toggle = (tab: Tab): void => setOpen(open === tab ? undefined : tab);
  const icon = (Glyph: typeof House): ReactNode => <Glyph size={22} strokeWidth={1.75} aria-hidden />;
  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: 'header.bar.label' })}
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      height="56px"
      zIndex="header"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <AppLink href={homePath()} {...look} aria-current={path === homePath() ? 'page' : undefined}>
        {icon(House)}
        {formatMessage({ id: 'header.bar.home' })}
      </AppLink>
      <Button
        ref={apps}
        variant="ghost"
        {...look}
        aria-expanded={open === 'apps'}
        onClick={() => toggle('apps')}
      >
        {icon(LayoutGrid)}
        {appsLabel}
      </Button>
      <Button ref={me} variant="ghost" {...look} aria-expanded={open === 'me'} onClick={() => toggle('me')}>
        {icon(UserRound)}
        {meLabel}
      </Button>
      <Panel isOpen={open === 'apps'} onClose={close} label={appsLabel} buttonRef={apps}>
        <AppPanel onOpened={close} />
      </Panel>
      <Panel isOpen={open === 'me'} onClose={close} label={meLabel} buttonRef={me}>
        <UserPanel onDone={close} />
      </Panel>
    </Flex>
  );
};
