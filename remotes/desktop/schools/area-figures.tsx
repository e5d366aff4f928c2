import { ChartColumn } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ChartView } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, Stack } from 'shell/ui';
import type { AreaSchool } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { chartOfLicences, chartOfPeople } from './area-charts.ts';

const nameIds = {
  active: 'desktop.area.stateActive',
  ending: 'desktop.area.stateEnding',
  expired: 'desktop.area.stateExpired',
  unreadable: 'desktop.area.stateUnreadable',
} as const satisfies Record<string, MessageId>;

/** The schools as charts, on demand: the code that draws them is not fetched before. */
export function AreaFigures({ schools }: { schools: readonly AreaSchool[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box marginTop="3">
      <Button
        variant="outline"
        minHeight={{ base: '11', md: '10' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChartColumn size={18} strokeWidth={1.75} aria-hidden />
        {t('desktop.area.figures')}
      </Button>
      {isOpen ? <Charts schools={schools} /> : null}
    </Box>
  );
}

function Charts({ schools }: { schools: readonly AreaSchool[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const licences = chartOfLicences(schools, (state) => t(nameIds[state]), {
    category: t('desktop.area.licenceState'),
    count: t('desktop.area.licenceCount'),
  });
  const people = chartOfPeople(schools, ({ name, enName }) => localName(language, name, enName), {
    category: t('desktop.area.school'),
    students: t('desktop.area.students'),
    teachers: t('desktop.area.teachers'),
  });
  return (
    <Stack gap="6" marginTop="4">
      <ChartView kind="pie" title={t('desktop.area.licencesChart')} data={licences} />
      <ChartView kind="bar" title={t('desktop.area.peopleChart')} data={people} />
    </Stack>
  );
}
