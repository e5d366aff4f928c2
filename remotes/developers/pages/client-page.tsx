import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { Stack } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { clientQuery } from '../api/client-details.ts';
import { clientOptionsQuery } from '../api/client-options.ts';
import { ClientHeader } from '../components/client-header.tsx';
import { Loaded } from '../components/loaded.tsx';
import { LogSection } from '../components/log-section.tsx';
import { OverviewSection, type SectionProps } from '../components/overview-section.tsx';
import { OwnersSection } from '../components/owners-section.tsx';
import { PageBody } from '../components/page-body.tsx';
import { SecretsSection } from '../components/secrets-section.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { StartSection } from '../components/start-section.tsx';
import { StatusNotice } from '../components/status-notice.tsx';
import { TabLinks } from '../components/tab-links.tsx';
import { TrySection } from '../components/try-section.tsx';
import { UnitsSection } from '../components/units-section.tsx';
import type { MessageId } from '../state/message-id.ts';
import { formatClientHash, type Section } from '../state/route.ts';
import { sectionsFor } from '../state/sections.ts';
import { usePick } from '../state/use-names.ts';

const views: Readonly<Record<Section, (props: SectionProps) => ReactElement>> = {
  overview: OverviewSection,
  settings: SettingsSection,
  secrets: SecretsSection,
  units: UnitsSection,
  owners: OwnersSection,
  log: LogSection,
  try: TrySection,
  start: StartSection,
};

const Shown = ({ client, section }: { client: RegisteredClient; section: Section }): ReactElement => {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const options = useQuery(clientOptionsQuery);
  usePageTitle(pick(client.name));
  const open = sectionsFor(client);
  const current = open.includes(section) ? section : 'overview';
  const View = views[current];
  return (
    <>
      <ClientHeader client={client} />
      <TabLinks
        label={t('developers.section.label')}
        items={open.map((each) => ({
          href: formatClientHash(client.clientId, each),
          text: t(`developers.section.${each}`),
          isCurrent: each === current,
        }))}
      />
      <Loaded query={options}>
        {(data) => (
          <Stack gap="4">
            {current === 'overview' || client.status === 'disabled' ? <StatusNotice client={client} /> : null}
            <View client={client} options={data} />
          </Stack>
        )}
      </Loaded>
    </>
  );
};

/** One app, section by section. */
export const ClientPage = ({ clientId, section }: { clientId: string; section: Section }): ReactElement => (
  <PageBody>
    <Loaded query={useQuery(clientQuery(clientId))} isPage>
      {(client) => <Shown client={client} section={section} />}
    </Loaded>
  </PageBody>
);
