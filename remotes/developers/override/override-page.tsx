import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePermitted } from 'shell/permissions';
import { homePath, usePage, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, Card, PageError, PageHeading, Text } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import { manifest } from '../manifest.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appsHash } from '../routes/route.ts';
import { ActiveCard } from './active-card.tsx';
import { OverrideForm } from './override-form.tsx';
import { overrideQuery } from './override-query.ts';

const [centre = ''] = manifest.paths;

/** Lets the user have one app from a server of development in this session, and ends that (ADR 142). */
export function OverridePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const isHolder = usePermitted('app.override');
  const isDeveloper = usePermitted('clients');
  const active = useQuery(overrideQuery);
  usePageTitle(t('developers.override.title'));
  // Who lost the right may still end what she began.
  if (!isHolder && isDeveloper && active.data === null) {
    return (
      <PageError title={t('developers.override.forbidden')} text={t('developers.override.forbiddenText')}>
        <AppLink href={homePath()}>{t('developers.override.home')}</AppLink>
      </PageError>
    );
  }
  return (
    <PageBody>
      <Box>
        <AppLink href={centre + appsHash}>{t('developers.apps.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.override.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.override.intro')}</Text>
      </Box>
      <Loaded query={active}>
        {(found) => (
          <>
            {found ? <ActiveCard active={found} /> : null}
            {isHolder ? (
              <Card padding={{ base: '4', md: '6' }}>
                <FormOfAddress />
              </Card>
            ) : null}
          </>
        )}
      </Loaded>
    </PageBody>
  );
}

/** The command line leads here with code and address; the form is the question. */
function FormOfAddress(): ReactElement {
  const { search } = usePage();
  const asked = new URLSearchParams(search);
  return <OverrideForm code={asked.get('code') ?? ''} address={asked.get('address') ?? ''} />;
}
