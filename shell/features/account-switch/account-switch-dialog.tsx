import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { switchUser } from '../../core/session/index.ts';
import { Dialog, SearchField } from '../../kit/controls/index.ts';
import { Alert, Button, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '../../kit/ui/index.ts';
import { AccountList } from './account-list.tsx';
import { AccountSwitchWords } from './account-switch-words.tsx';
import { findAccounts } from './find-accounts.ts';
import { isSwitchOpen } from './is-open.ts';
import { useAccounts } from './use-accounts.ts';

/** Knows what home is for whom. */
const frontDoor = '/';

/** The accounts to choose from, over the page. */
export function AccountSwitchDialog(): ReactElement {
  return (
    <AccountSwitchWords>
      <Content />
    </AccountSwitchWords>
  );
}

function Content(): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const { data, isError, isFetching, refetch } = useAccounts();
  const switching = useMutation({ mutationFn: (userId: string) => switchUser(userId, frontDoor) });
  const found = findAccounts(data ?? [], typed);
  return (
    <Dialog
      open
      onClose={() => isSwitchOpen.set(false)}
      title={formatMessage({ id: 'accountSwitch.title' })}
      initialFocusRef={search}
    >
      <Stack gap="4">
        <Text color="fg.muted">{formatMessage({ id: 'accountSwitch.text' })}</Text>
        <SearchField
          ref={search}
          label={formatMessage({ id: 'accountSwitch.search' })}
          value={typed}
          onValueChange={setTyped}
          maxLength={64}
        />
        {switching.isError ? (
          <Alert tone="error" title={formatMessage({ id: 'accountSwitch.notSwitched' })}>
            {switching.error.message}
          </Alert>
        ) : null}
        {isError ? (
          <Alert
            tone="error"
            actions={
              <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                {formatMessage({ id: 'accountSwitch.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'accountSwitch.failed' })}
          </Alert>
        ) : null}
        <VisuallyHidden role="status">
          {data && typed ? formatMessage({ id: 'accountSwitch.found' }, { count: found.length }) : ''}
        </VisuallyHidden>
        {!data && !isError ? <Skeleton height="40" /> : null}
        {data && found.length === 0 ? (
          <EmptyState title={formatMessage({ id: 'accountSwitch.none' })} />
        ) : (
          <AccountList
            accounts={found}
            isBusy={switching.isPending || switching.data === true}
            onChoose={switching.mutate}
          />
        )}
      </Stack>
    </Dialog>
  );
}
