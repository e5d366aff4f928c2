import { UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryLook } from '../panel/index.ts';
import { Button } from '../ui/index.ts';
import { AccountSwitchWords } from './account-switch-words.tsx';
import { isSwitchOpen } from './is-open.ts';

const Content = (): ReactElement => {
  const { formatMessage } = useIntl();
  return (
    <Button {...entryLook} onClick={() => isSwitchOpen.set(true)}>
      <UsersRound size={18} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'accountSwitch.button' })}
    </Button>
  );
};

/** Opens the dialog. */
export const OpenButton = (): ReactElement => (
  <AccountSwitchWords>
    <Content />
  </AccountSwitchWords>
);
