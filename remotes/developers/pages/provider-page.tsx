import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { CentreHeading } from '../components/centre-heading.tsx';
import { InvitationsCard } from '../components/invitations-card.tsx';
import { ListTabs } from '../components/list-tabs.tsx';
import { PageBody } from '../components/page-body.tsx';
import { SigningKeysCard } from '../components/signing-keys-card.tsx';
import type { MessageId } from '../state/message-id.ts';

/** What administrators keep of the provider itself. */
export const ProviderPage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  usePageTitle(t('developers.list.view.provider'));
  return (
    <PageBody>
      <CentreHeading />
      <ListTabs current="provider" />
      <InvitationsCard />
      <SigningKeysCard />
    </PageBody>
  );
};
