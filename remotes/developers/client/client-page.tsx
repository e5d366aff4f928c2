import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { lazy, Stack } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { BlockSkeleton } from '../frame/block-skeleton.tsx';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import { TabLinks } from '../frame/tab-links.tsx';
import { usePick } from '../frame/use-names.ts';
import { clientOptionsQuery } from '../list/client-options.ts';
import { LogSection } from '../log/log-section.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { clientQuery } from '../overview/client-details.ts';
import { OverviewSection, type SectionProps } from '../overview/overview-section.tsx';
import { OwnersSection } from '../owners/owners-section.tsx';
import { ProgramSection } from '../program/program-section.tsx';
import { formatClientHash, type Section } from '../routes/route.ts';
import { SecretsSection } from '../secrets/secrets-section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { StatusNotice } from '../status/status-notice.tsx';
import { UnitsSection } from '../units/units-section.tsx';
import { ClientHeader } from './client-header.tsx';
import { sectionsFor } from './sections.ts';
import { StartSection } from './start-section.tsx';

/** A download of its own, because it brings a library that checks tokens. */
const TestSection = lazy(async () => ({
  default: (await import('../test-run/test-section.tsx')).TestSection,
}));

const views: Readonly<Record<Section, ComponentType<SectionProps>>> = {
  overview: OverviewSection,
  settings: SettingsSection,
  secrets: SecretsSection,
  units: UnitsSection,
  program: ProgramSection,
  owners: OwnersSection,
  log: LogSection,
  try: TestSection,
  start: StartSection,
};

/** One app, section by section. */
export function ClientPage({ clientId, section }: { clientId: string; section: Section }): ReactElement {
  return (
    <PageBody>
      <Loaded query={useQuery(clientQuery(clientId))} isPage>
        {(client) => <Shown client={client} section={section} />}
      </Loaded>
    </PageBody>
  );
}

function Shown({ client, section }: { client: RegisteredClient; section: Section }): ReactElement {
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
            <Suspense fallback={<BlockSkeleton />}>
              <View client={client} options={data} />
            </Suspense>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
