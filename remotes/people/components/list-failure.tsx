import { CloudOff, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { homePath } from 'shell/session';
import { AppLink, Box, Button, EmptyState, Text } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

export interface ListFailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

const picture = { size: 40, strokeWidth: 1.25, 'aria-hidden': true } as const;

const Forbidden = (): ReactElement => {
  const say = useSay();
  return (
    <EmptyState
      icon={<Lock {...picture} />}
      title={say('people.list.forbidden.title')}
      text={say('people.list.forbidden.hint')}
    >
      <AppLink href={homePath()}>{say('people.list.forbidden.home')}</AppLink>
    </EmptyState>
  );
};

/** The list could not be had: not allowed, or something went wrong. */
export const ListFailure = ({ error, isBusy, onRetry }: ListFailureProps): ReactElement => {
  const say = useSay();
  const failure = isRequestError(error) ? error : undefined;
  if (failure?.code === 'forbidden') return <Forbidden />;
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOff {...picture} />}
        title={say('people.list.error.title')}
        text={say('people.list.error.hint')}
      >
        <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
          {say('people.list.error.retry')}
        </Button>
        <Text fontSize="xs" overflowWrap="anywhere">
          {failure?.message}
          {failure?.requestId ? ` · ${say('people.list.error.requestId', { id: failure.requestId })}` : ''}
        </Text>
      </EmptyState>
    </Box>
  );
};
