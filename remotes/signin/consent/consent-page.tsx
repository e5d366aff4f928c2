import type { ReactElement } from 'react';
import { usePageTitle } from 'shell/session';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { useConsentTranslations } from './consent-message.ts';
import { NoQuestionView } from './no-question-view.tsx';
import { QuestionView } from './question-view.tsx';
import { useConsent } from './use-consent.ts';

/** Asks the signed-in user whether a client of somebody else may know her. */
export function ConsentPage(): ReactElement {
  const t = useConsentTranslations();
  const consent = useConsent();
  const { details, failure } = consent;
  usePageTitle(t('signin.consent.title'));
  if (details) {
    return (
      <PageFrame>
        <QuestionView details={details} consent={consent} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {failure ? <NoQuestionView consent={consent} failure={failure} /> : <CardSkeleton />}
    </PageFrame>
  );
}
