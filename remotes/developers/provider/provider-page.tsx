import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { PageBody } from '../frame/page-body.tsx';
import { CentreHeading } from '../list/centre-heading.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { SigningKeysCard } from './signing-keys-card.tsx';

/** What administrators keep of the provider itself. */
export function ProviderPage(): ReactElement {
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
}
