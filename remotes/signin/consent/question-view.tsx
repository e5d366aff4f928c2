import type { ReactElement } from 'react';
import { Alert, Button, SimpleGrid, Stack, Text } from 'shell/ui';
import { ClientHeading } from './client-heading.tsx';
import type { ConsentDetails } from './consent.ts';
import { useConsentTranslations } from './consent-message.ts';
import { ScopeList } from './scope-list.tsx';
import type { Consent } from './use-consent.ts';
import { UserLine } from './user-line.tsx';

export interface QuestionViewProps {
  details: ConsentDetails;
  consent: Consent;
}

/** The question itself. Nothing is given away before the user presses "allow". */
export function QuestionView({ details, consent }: QuestionViewProps): ReactElement {
  const t = useConsentTranslations();
  const { client, user, scopes } = details;
  const { deciding, decide } = consent;
  return (
    <Stack gap="5">
      <ClientHeading client={client} />
      {details.isChanged ? (
        <Alert tone="warning">
          <Text>{t('signin.consent.changed')}</Text>
        </Alert>
      ) : null}
      <UserLine user={user} onSwitch={consent.switchUser} />
      <ScopeList scopes={scopes} />
      <AnswerFailure consent={consent} />
      <SimpleGrid columns={2} gap="3">
        <Button size="xl" width="100%" loading={deciding === 'allow'} onClick={() => void decide('allow')}>
          {t('signin.consent.allow')}
        </Button>
        <Button
          size="xl"
          width="100%"
          variant="outline"
          loading={deciding === 'refuse'}
          onClick={() => void decide('refuse')}
        >
          {t('signin.consent.refuse')}
        </Button>
      </SimpleGrid>
      <Text fontSize="xs" color="fg.muted" textAlign="center" textWrap="balance">
        {t('signin.consent.afterwards', { host: client.host })}
      </Text>
    </Stack>
  );
}

function AnswerFailure({ consent }: { consent: Consent }): ReactElement | null {
  const t = useConsentTranslations();
  const { failure, signInAgain } = consent;
  if (!failure) return null;
  const code = failure === 'unreadable' ? '' : failure.code;
  const isSignIn = code === 'fresh_sign_in_required' || code === 'session_mismatch';
  return (
    <Alert tone={isSignIn ? 'info' : 'error'}>
      <Text>
        {failure !== 'unreadable' && failure.kind === 'body'
          ? failure.message
          : t('signin.consent.failed.text')}
      </Text>
      {isSignIn ? (
        <Button size="sm" variant="outline" marginTop="2" onClick={signInAgain}>
          {t('signin.consent.signIn')}
        </Button>
      ) : null}
    </Alert>
  );
}
