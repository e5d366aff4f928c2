import type { ReactElement } from 'react';
import { Alert, Button, Text } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

export interface AttemptFailureProps {
  /** What happened. */
  text: string;
  requestId: string | undefined;
  onRetry: () => void;
}

/** A failure that is nobody's typing. The button stands below the text, so that both have room on a phone. */
export const AttemptFailure = ({ text, requestId, onRetry }: AttemptFailureProps): ReactElement => {
  const say = useSay();
  return (
    <Alert tone="error">
      <Text>{text}</Text>
      <Button type="button" size="sm" variant="outline" marginTop="2" onClick={onRetry}>
        {say('signin.failure.retry')}
      </Button>
      {requestId ? (
        <Text fontSize="xs" color="fg.muted" marginTop="2" overflowWrap="anywhere">
          {say('signin.failure.requestId', { id: requestId })}
        </Text>
      ) : null}
    </Alert>
  );
};
