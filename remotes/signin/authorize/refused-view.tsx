import type { ReactElement, ReactNode } from 'react';
import { useLanguage, usePage } from 'shell/session';
import { Button, chakra, Stack } from 'shell/ui';
import type { AuthorizationRefusal } from '#shared/contracts';
import { choose } from '#shared/language';
import { BackButton } from '../frame/back-button.tsx';
import { DeveloperDetails } from '../frame/developer-details.tsx';
import { MessageView } from '../frame/message-view.tsx';
import { useAuthorizeTranslations } from './authorize-message.ts';
import { type Compared, findDifference } from './find-difference.ts';

export interface RefusedViewProps {
  refusal: AuthorizationRefusal;
  requestId: string | undefined;
  onRetry: () => void;
}

/** The services refuse the request: the user reads why in a sentence, the developers of the client what to mend. */
export function RefusedView({ refusal, requestId, onRetry }: RefusedViewProps): ReactElement {
  const t = useAuthorizeTranslations();
  const { language } = useLanguage();
  const { search } = usePage();
  const { reason, client, detail, redirect } = refusal;
  const name = (client && choose(client, language)) ?? t('signin.authorize.thisApp');
  const difference = redirect && findDifference(redirect.received, redirect.registered);
  const details = [
    { name: 'client_id', value: new URLSearchParams(search).get('client_id') },
    ...(difference
      ? [
          { name: t('signin.authorize.received'), value: <Address {...difference.received} /> },
          {
            name: t('signin.authorize.registered'),
            value: <Addresses addresses={difference.registered} />,
          },
        ]
      : []),
    { name: t('signin.authorize.detail'), value: <span lang="en">{detail}</span> },
    ...(requestId ? [{ name: t('signin.authorize.requestId'), value: requestId }] : []),
  ];
  return (
    <MessageView
      title={t(`signin.authorize.${reason}.title`, { name })}
      text={t(`signin.authorize.${reason}.text`, { name })}
    >
      <Stack gap="3">
        <BackButton label={t('signin.authorize.back')} />
        <Button size="xl" width="100%" variant="outline" onClick={onRetry}>
          {t('signin.authorize.retry')}
        </Button>
      </Stack>
      <DeveloperDetails
        summary={t('signin.authorize.developer')}
        open={redirect !== null}
        details={details}
      />
    </MessageView>
  );
}

function Address({ alike, different }: Compared): ReactElement {
  return (
    <chakra.span display="block" dir="ltr">
      {alike}
      {different ? (
        <chakra.mark bg="red.subtle" color="fg" fontWeight="bold" borderRadius="sm" paddingInline="0.5">
          {different}
        </chakra.mark>
      ) : null}
    </chakra.span>
  );
}

function Addresses({ addresses }: { addresses: readonly Compared[] }): ReactNode {
  return addresses.map((address) => <Address key={address.alike + address.different} {...address} />);
}
