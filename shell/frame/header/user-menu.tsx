import { ChevronDown } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { nameIn } from '#shared/names';
import { getLanguage } from '../../core/language/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Avatar } from '../../kit/avatar/index.ts';
import { Panel } from '../../kit/panel/index.ts';
import { Button, Text } from '../../kit/ui/index.ts';
import { UserPanel } from './user-panel.tsx';

/** Welcomes the user by name and opens what concerns them. */
export function UserMenu(): ReactElement {
  const { formatMessage } = useIntl();
  const { userId, realName, avatar } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = nameIn(realName, getLanguage());
  const welcome = formatMessage({ id: 'header.user.welcome' }, { name });
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={isOpen}
        title={welcome}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar userId={userId} name={name} picture={avatar} />
        <Text truncate maxWidth={{ base: '16rem', md: '8rem', xl: '16rem' }}>
          {welcome}
        </Text>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={close}
        label={formatMessage({ id: 'header.user.label' })}
        buttonRef={button}
      >
        <UserPanel onDone={close} />
      </Panel>
    </>
  );
}
