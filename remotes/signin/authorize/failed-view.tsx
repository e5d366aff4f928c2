import type { ReactElement } from 'react';
import type { RequestError } from 'shell/request';
import { Button, Text } from 'shell/ui';
import { MessageView } from '../frame/message-view.tsx';
import { useAuthorizeTranslations } from './authorize-message.ts';

export interface FailedViewProps {
  /** Undefined where the answer came and led nowhere. */
  failure: RequestError | undefined;
  onRetry: () => void;
}

/** No answer that leads on: the request is kept, and may be tried again. */
export function FailedView({ failure, onRetry }: FailedViewProps): ReactElement {
  const t = useAuthorizeTranslations();
  const isRefusal = failure?.kind === 'body';
  return (
    <MessageView
      title={t('signin.authorize.failed')}
      text={isRefusal ? failure.message : t('signin.authorize.failedText')}
    >
      <Button size="xl" width="100%" onClick={onRetry}>
        {t('signin.authorize.retry')}
      </Button>
      {failure?.requestId ? (
        <Text fontSize="xs" color="fg.muted" textAlign="center" overflowWrap="anywhere">
          {t('signin.authorize.requestIdIs', { id: failure.requestId })}
        </Text>
      ) : null}
    </MessageView>
  );
}
