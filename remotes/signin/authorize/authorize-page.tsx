import type { ReactElement } from 'react';
import { usePageTitle } from 'shell/session';
import { HStack, Spinner, Text, VStack } from 'shell/ui';
import { PageFrame } from '../frame/page-frame.tsx';
import { useAuthorizeTranslations } from './authorize-message.ts';
import { FailedView } from './failed-view.tsx';
import { MissingView } from './missing-view.tsx';
import { RefusedView } from './refused-view.tsx';
import { useAuthorize } from './use-authorize.ts';

/** Where third-party clients send users (E01): signs them in by the portal and sends them back. */
export function AuthorizePage(): ReactElement {
  const t = useAuthorizeTranslations();
  const { state, retry } = useAuthorize();
  usePageTitle(t('signin.authorize.title'));
  return (
    <PageFrame>
      {state.step === 'asking' ? <AskingView /> : null}
      {state.step === 'missing' ? <MissingView names={state.names} /> : null}
      {state.step === 'refused' ? <RefusedView {...state} onRetry={retry} /> : null}
      {state.step === 'failed' ? <FailedView failure={state.failure} onRetry={retry} /> : null}
    </PageFrame>
  );
}

function AskingView(): ReactElement {
  const t = useAuthorizeTranslations();
  return (
    <VStack role="status" minHeight="40" justify="center" gap="3">
      <HStack gap="3">
        <Spinner size="sm" />
        <Text fontSize="lg">{t('signin.authorize.asking')}</Text>
      </HStack>
      <Text fontSize="sm" color="fg.muted" textAlign="center">
        {t('signin.authorize.askingText')}
      </Text>
    </VStack>
  );
}
