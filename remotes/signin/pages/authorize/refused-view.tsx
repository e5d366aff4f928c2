import type { ReactElement, ReactNode } from 'react';
import { useLanguage, usePage } from 'shell/session';
import { Button, chakra, Stack } from 'shell/ui';
import type { AuthorizationRefusal } from '#shared/contracts';
import { BackButton } from '../../components/back-button.tsx';
import { DeveloperFacts } from '../../components/developer-facts.tsx';
import { MessageView } from '../../components/message-view.tsx';
import { type Compared, findDifference } from '../../state/find-difference.ts';
import { useAuthorizeTranslations } from './authorize-message.ts';

export interface RefusedViewProps {
  refusal: AuthorizationRefusal;
  requestId: string | undefined;
  onRetry: () => void;
}

const Address = ({ alike, different }: Compared): ReactElement => (
  <chakra.span display="block" dir="ltr">
    {alike}
    {different ? (
      <chakra.mark bg="red.subtle" color="fg" fontWeight="bold" borderRadius="sm" paddingInline="0.5">
        {different}
      </chakra.mark>
    ) : null}
  </chakra.span>
);

const Addresses = ({ addresses }: { addresses: readonly Compared[] }): ReactNode =>
  addresses.map((address) => <Address key={address.alike + address.different} {...address} />);

/** The services refuse the request: the user reads why in a sentence, whoever runs the client what to mend. */
export const RefusedView = ({ refusal, requestId, onRetry }: RefusedViewProps): ReactElement => {
  const t = useAuthorizeTranslations();
  const { language } = useLanguage();
  const { search } = usePage();
  const { reason, client, detail, redirect } = refusal;
  const name = client?.[language] ?? t('signin.authorize.thisApp');
  const difference = redirect && findDifference(redirect.received, redirect.registered);
  const facts = [
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
      <DeveloperFacts summary={t('signin.authorize.developer')} open={redirect !== null} facts={facts} />
    </MessageView>
  );
};
