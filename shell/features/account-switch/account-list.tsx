import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../core/session/index.ts';
import { Box, chakra, Text } from '../../kit/ui/index.ts';
import type { Account } from './use-accounts.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '1.5',
    textAlign: 'start',
    borderRadius: 'control',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    _disabled: { cursor: 'default', opacity: 1 },
  },
});

export interface AccountListProps {
  accounts: readonly Account[];
  isBusy: boolean;
  onChoose: (userId: string) => void;
}

/** The accounts, each a button; that of the user is marked and does nothing. */
export function AccountList({ accounts, isBusy, onChoose }: AccountListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { userId: own } = useUser();
  return (
    <List aria-label={formatMessage({ id: 'accountSwitch.list' })}>
      {accounts.map(({ userId, realName, loginName, userType, unitName }) => (
        <li key={userId}>
          <Choice
            type="button"
            disabled={isBusy || userId === own}
            aria-current={userId === own ? 'true' : undefined}
            onClick={() => onChoose(userId)}
          >
            <Box minWidth="0">
              <Text overflowWrap="anywhere">{realName}</Text>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {loginName}
                {' · '}
                {unitName}
              </Text>
            </Box>
            <Text fontSize="sm" color="fg.muted" flexShrink="0">
              {userId === own
                ? formatMessage({ id: 'accountSwitch.current' })
                : formatMessage({ id: 'accountSwitch.type' }, { type: userType })}
            </Text>
          </Choice>
        </li>
      ))}
    </List>
  );
}
