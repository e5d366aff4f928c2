import { CloudOff, SearchX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { AppLink, Box, Button, EmptyState, PageError, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import { listHash } from '../state/route.ts';

export interface LoadFailureProps {
  error: Error;
  isBusy: boolean;
  /** The whole page is missing, and with it its heading. Default false. */
  isPage?: boolean | undefined;
  onRetry: () => void;
}

const picture = { size: 40, strokeWidth: 1.25, 'aria-hidden': true } as const;
/** For whoever may not see something it does not exist; both lead back to the list. */
const gone = new Set(['not_found', 'forbidden']);

interface MessageProps {
  isPage: boolean | undefined;
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

const Message = ({ isPage, icon, title, text, children }: MessageProps): ReactElement =>
  isPage ? (
    <PageError title={title} text={text}>
      {children}
    </PageError>
  ) : (
    <Box role="alert">
      <EmptyState icon={icon} title={title} text={text}>
        {children}
      </EmptyState>
    </Box>
  );

/** Something could not be had: it is not there for this user, or it went wrong. */
export const LoadFailure = ({ error, isBusy, isPage, onRetry }: LoadFailureProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const failure = isRequestError(error) ? error : undefined;
  if (failure && gone.has(failure.code)) {
    return (
      <Message
        isPage={isPage}
        icon={<SearchX {...picture} />}
        title={t('developers.gone.title')}
        text={t('developers.gone.text')}
      >
        <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
      </Message>
    );
  }
  return (
    <Message
      isPage={isPage}
      icon={<CloudOff {...picture} />}
      title={t('developers.failure.title')}
      text={t('developers.failure.text')}
    >
      <Button size={{ base: 'lg', md: 'md' }} loading={isBusy} onClick={onRetry}>
        {t('developers.failure.retry')}
      </Button>
      <Text fontSize="xs" overflowWrap="anywhere">
        {failure?.message}
        {failure?.requestId ? ` · ${t('developers.failure.requestId', { id: failure.requestId })}` : ''}
      </Text>
    </Message>
  );
};
