import type { ReactElement } from 'react';
import { Alert, Text } from 'shell/ui';
import type { Problems } from '../state/describe-failure.ts';
import { useOffline } from '../state/use-offline.ts';
import { useSay } from '../state/use-say.ts';
import { useSlow } from '../state/use-slow.ts';
import { NoticeAction } from './notice-action.tsx';

export interface AttemptNoticesProps {
  problems: Problems;
  submitting: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

/** What the network does to an attempt: slow, offline, failed. One notice at a time. */
export const AttemptNotices = (props: AttemptNoticesProps): ReactElement | null => {
  const { problems, submitting, onRetry, onCancel } = props;
  const say = useSay();
  const offline = useOffline();
  const slow = useSlow(submitting);
  if (slow) {
    return (
      <Alert>
        <Text>{say('signin.slow.notice')}</Text>
        <NoticeAction onClick={onCancel}>{say('signin.slow.cancel')}</NoticeAction>
      </Alert>
    );
  }
  if (offline) return <Alert tone="warning">{say('signin.offline.notice')}</Alert>;
  if (!problems.form) return null;
  return (
    <Alert tone="error">
      <Text>{problems.form}</Text>
      <NoticeAction onClick={onRetry}>{say('signin.failure.retry')}</NoticeAction>
      {problems.requestId ? (
        <Text fontSize="xs" color="fg.muted" marginTop="2" overflowWrap="anywhere">
          {say('signin.failure.requestId', { id: problems.requestId })}
        </Text>
      ) : null}
    </Alert>
  );
};
