import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface AttemptFailureProps {
  /** What happened. */
  text: string;
  requestId: string | undefined;
  onRetry: () => void;
}

/** A failure that is nobody's typing. The button stands below the text, so that both have room on a phone. */
export function AttemptFailure({ text, requestId, onRetry }: AttemptFailureProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Alert tone="error">
      <Text>{text}</Text>
      <Button type="button" size="sm" variant="outline" marginTop="2" onClick={onRetry}>
        {t('signin.failure.retry')}
      </Button>
      {requestId ? (
        <Text fontSize="xs" color="fg.muted" marginTop="2" overflowWrap="anywhere">
          {t('signin.failure.requestId', { id: requestId })}
        </Text>
      ) : null}
    </Alert>
  );
}
