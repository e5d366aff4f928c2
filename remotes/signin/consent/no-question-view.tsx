import type { ReactElement } from 'react';
import { Button, Text } from 'shell/ui';
import { BackButton } from '../frame/back-button.tsx';
import { MessageView } from '../frame/message-view.tsx';
import { useConsentTranslations } from './consent-message.ts';
import type { Consent } from './use-consent.ts';

export interface NoQuestionViewProps {
  consent: Consent;
  failure: NonNullable<Consent['failure']>;
}

/** The question cannot be shown: it is over, it was put to somebody else, or the services are away. */
export function NoQuestionView({ consent, failure }: NoQuestionViewProps): ReactElement {
  const t = useConsentTranslations();
  const code = failure === 'unreadable' ? '' : failure.code;
  if (code === 'session_mismatch') {
    return (
      <MessageView title={t('signin.consent.mismatch.title')} text={t('signin.consent.mismatch.text')}>
        <Button size="xl" width="100%" onClick={consent.signInAgain}>
          {t('signin.consent.switch')}
        </Button>
      </MessageView>
    );
  }
  // An address without a question, or with a broken one, is refused as input.
  if (code === 'not_found' || code === 'invalid_input') {
    return (
      <MessageView title={t('signin.consent.expired.title')} text={t('signin.consent.expired.text')}>
        <BackButton label={t('signin.consent.back')} />
      </MessageView>
    );
  }
  return (
    <MessageView title={t('signin.consent.failed.title')} text={t('signin.consent.failed.text')}>
      <Button size="xl" width="100%" onClick={consent.reload}>
        {t('signin.consent.retry')}
      </Button>
      {failure !== 'unreadable' && failure.requestId ? (
        <Text fontSize="xs" color="fg.muted" textAlign="center" overflowWrap="anywhere">
          {t('signin.consent.requestId', { id: failure.requestId })}
        </Text>
      ) : null}
    </MessageView>
  );
}
