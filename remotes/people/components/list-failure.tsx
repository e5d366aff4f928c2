import { CloudOff, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRequestError } from 'shell/request';
import { homePath, useTranslations } from 'shell/session';
import { AppLink, Box, Button, EmptyState, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

export interface ListFailureProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

const picture = { size: 40, strokeWidth: 1.25, 'aria-hidden': true } as const;

const Forbidden = (): ReactElement => {
  const t = useTranslations<MessageId>();
  return (
    <EmptyState
      icon={<Lock {...picture} />}
      title={t('people.list.forbidden.title')}
      text={t('people.list.forbidden.hint')}
    >
      <AppLink href={homePath()}>{t('people.list.forbidden.home')}</AppLink>
    </EmptyState>
  );
};

/** The list could not be had: not allowed, or something went wrong. */
export const ListFailure = ({ error, isBusy, onRetry }: ListFailureProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const failure = isRequestError(error) ? error : undefined;
  if (failure?.code === 'forbidden') return <Forbidden />;
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOff {...picture} />}
        title={t('people.list.error.title')}
        text={t('people.list.error.hint')}
      >
        <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
          {t('people.list.error.retry')}
        </Button>
        <Text fontSize="xs" overflowWrap="anywhere">
          {failure?.message}
          {failure?.requestId ? ` · ${t('people.list.error.requestId', { id: failure.requestId })}` : ''}
        </Text>
      </EmptyState>
    </Box>
  );
};
