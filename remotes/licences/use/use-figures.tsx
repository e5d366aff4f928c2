import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { ChartView } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Card, Stack, Text } from 'shell/ui';
import type { AppUse, Licence } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import { useServiceName } from '../licence/use-service-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appUseQuery } from './app-use-query.ts';
import { chartOfApps, chartOfServices } from './use-charts.ts';

/** What the licences are used for: how often the apps of each service are opened, over time and by app. */
export function UseFigures({ licences }: { licences: readonly Licence[] }): ReactElement {
  return (
    <QueryView query={useQuery(appUseQuery)}>{(use) => <Charts use={use} licences={licences} />}</QueryView>
  );
}

function Charts({ use, licences }: { use: AppUse; licences: readonly Licence[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const nameService = useServiceName();
  const nameOf = (serverId: string): string => {
    const licence = licences.find((each) => each.serverId === serverId);
    return licence ? nameService(licence) : serverId;
  };
  const services = chartOfServices(
    use,
    nameOf,
    (start) => dates.format(start, 'MM-DD'),
    t('licences.use.week'),
  );
  const apps = chartOfApps(use, ({ name, englishName }) => localName(language, name, englishName), {
    category: t('licences.use.app'),
    opened: t('licences.use.opened'),
  });
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('licences.use.hint')}</Text>
      <Card>
        <ChartView
          kind="line"
          title={t('licences.use.byService')}
          data={services}
          emptyText={t('licences.use.none')}
        />
      </Card>
      <Card>
        <ChartView
          kind="bar"
          title={t('licences.use.byApp')}
          data={apps}
          emptyText={t('licences.use.none')}
        />
      </Card>
    </Stack>
  );
}
