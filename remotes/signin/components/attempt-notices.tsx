import type { ReactElement } from 'react';
import { Alert, Button, Text } from 'shell/ui';
import type { Problems } from '../state/describe-failure.ts';
import { useOffline } from '../state/use-offline.ts';
import { useSay } from '../state/use-say.ts';
import { useSlow } from '../state/use-slow.ts';

export interface AttemptNoticesProps {
  problems: Problems;
  submitting: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

/** What the network does to an attempt: offline, slow, failed. One notice at a time. */
export const AttemptNotices = ({
  problems,
  submitting,
  onRetry,
  onCancel,
}: AttemptNoticesProps): ReactElement | null => {
  const say = useSay();
  const offline = useOffline();
  const slow = useSlow(submitting);
  if (slow) {
    const cancel = (
      <Button size="sm" variant="outline" onClick={onCancel}>
        {say('signin.slow.cancel')}
      </Button>
    );
    return <Alert actions={cancel}>{say('signin.slow.notice')}</Alert>;
  }
  if (offline) return <Alert tone="warning">{say('signin.offline.notice')}</Alert>;
  if (!problems.form) return null;
  const retry = (
    <Button size="sm" variant="outline" onClick={onRetry}>
      {say('signin.failure.retry')}
    </Button>
  );
  return (
    <Alert tone="error" actions={retry}>
      <Text>{problems.form}</Text>
      {problems.requestId ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {say('signin.failure.requestId', { id: problems.requestId })}
        </Text>
      ) : null}
    </Alert>
  );
};
