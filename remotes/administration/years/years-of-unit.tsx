import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarRange, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ExportButton, type ExportSource } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, EmptyState, Flex, PageHeading, Stack, Text } from 'shell/ui';
import type { SchoolYear } from '#shared/contracts';
import { unitYearsQuery } from '../class/class-queries.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { YearDialog } from './year-dialog.tsx';
import { YearList } from './year-list.tsx';

export interface YearsOfUnitProps {
  unit: KeptUnit;
  /** Opens the end of the school year. */
  onEnd: () => void;
}

/** The list of school years, and the form of one. */
export function YearsOfUnit({ unit: { unitId, name }, onEnd }: YearsOfUnitProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [form, setForm] = useState<{ year: SchoolYear | undefined }>();
  const query = useQuery(unitYearsQuery(unitId));
  const caption = t('administration.years.caption', { unit: name });
  const source: ExportSource<SchoolYear> = {
    columns: [
      { label: t('administration.years.name'), value: (year) => year.name },
      { label: t('administration.years.begins'), value: ({ beginsOn }) => beginsOn },
      { label: t('administration.years.ends'), value: ({ endsOn }) => endsOn },
      {
        label: t('administration.column.status'),
        value: ({ isCurrent }) => (isCurrent ? t('administration.years.current') : ''),
      },
    ],
    rows: query.data ?? [],
  };
  const create = (
    <Button minHeight={{ base: '11', md: '10' }} onClick={() => setForm({ year: undefined })}>
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      {t('administration.years.create')}
    </Button>
  );
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.years')}</PageHeading>
          <Text color="fg.muted">{t('administration.years.text')}</Text>
        </Box>
        <ExportButton title={caption} disabled={!query.data?.length} source={source} />
        <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onEnd}>
          <CalendarCheck size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.yearEnd.open')}
        </Button>
        {create}
      </Flex>
      <Card padding="0">
        <QueryView query={query}>
          {(years) =>
            years.length > 0 ? (
              <YearList years={years} caption={caption} onEdit={(year) => setForm({ year })} />
            ) : (
              <EmptyState
                icon={<CalendarRange size={40} strokeWidth={1.25} aria-hidden />}
                title={t('administration.years.none')}
                text={t('administration.years.noneHint')}
              />
            )
          }
        </QueryView>
      </Card>
      {form ? <YearDialog unitId={unitId} year={form.year} onClose={() => setForm(undefined)} /> : null}
    </Stack>
  );
}
