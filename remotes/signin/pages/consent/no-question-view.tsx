import type { ReactElement } from 'react';
import { Button, Text } from 'shell/ui';
import { BackButton } from '../../components/back-button.tsx';
import { MessageView } from '../../components/message-view.tsx';
import { useConsentSay } from './consent-message.ts';
import type { Consent } from './use-consent.ts';

export interface NoQuestionViewProps {
  consent: Consent;
  failure: NonNullable<Consent['failure']>;
}

/** The question cannot be shown: it is over, it was put to somebody else, or the services are away. */
export const NoQuestionView = ({ consent, failure }: NoQuestionViewProps): ReactElement => {
  const say = useConsentSay();
  const code = failure === 'unreadable' ? '' : failure.code;
  if (code === 'session_mismatch') {
    return (
      <MessageView title={say('signin.consent.mismatch.title')} text={say('signin.consent.mismatch.text')}>
        <Button size="xl" width="100%" onClick={consent.signInAgain}>
          {say('signin.consent.switch')}
        </Button>
      </MessageView>
    );
  }
  // An address without a question, or with a broken one, is refused as input.
  if (code === 'not_found' || code === 'invalid_input') {
    return (
      <MessageView title={say('signin.consent.expired.title')} text={say('signin.consent.expired.text')}>
        <BackButton label={say('signin.consent.back')} />
      </MessageView>
    );
  }
  return (
    <MessageView title={say('signin.consent.failed.title')} text={say('signin.consent.failed.text')}>
      <Button size="xl" width="100%" onClick={consent.reload}>
        {say('signin.consent.retry')}
      </Button>
      {failure !== 'unreadable' && failure.requestId ? (
        <Text fontSize="xs" color="fg.muted" textAlign="center" overflowWrap="anywhere">
          {say('signin.consent.requestId', { id: failure.requestId })}
        </Text>
      ) : null}
    </MessageView>
  );
};
