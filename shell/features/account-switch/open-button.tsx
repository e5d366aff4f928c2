import { UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryStyle } from '../../kit/panel/index.ts';
import { Button } from '../../kit/ui/index.ts';
import { AccountSwitchWords } from './account-switch-words.tsx';
import { isSwitchOpen } from './is-open.ts';

/** Opens the dialog. */
export function OpenButton(): ReactElement {
  return (
    <AccountSwitchWords>
      <Content />
    </AccountSwitchWords>
  );
}

function Content(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Button {...entryStyle} onClick={() => isSwitchOpen.set(true)}>
      <UsersRound size={18} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'accountSwitch.button' })}
    </Button>
  );
}
