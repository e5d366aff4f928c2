import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { homePath } from 'shell/session';
import { AppLink, Button, EmptyState, Text } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

export interface ListFailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The list could not be had: not allowed, or something went wrong. */
export const ListFailure = ({ error, isBusy, onRetry }: ListFailureProps): ReactElement => {
  const say = useSay();
  if (!isRequestError(error) || error.code !== 'forbidden') {
    const reason = isRequestError(error) && error.message ? `${error.message} ` : '';
    const requestId = isRequestError(error) ? error.requestId : undefined;
    return (
      <EmptyState title={say('people.list.error.title')} text={`${reason}${say('people.list.error.hint')}`}>
        <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
          {say('people.list.error.retry')}
        </Button>
        {requestId ? (
          <Text fontSize="xs" overflowWrap="anywhere">
            {say('people.list.error.requestId', { id: requestId })}
          </Text>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say('people.list.forbidden.title')} text={say('people.list.forbidden.hint')}>
      <AppLink href={homePath()}>{say('people.list.forbidden.home')}</AppLink>
    </EmptyState>
  );
};
