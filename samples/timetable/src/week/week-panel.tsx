import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { ExportButton, NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, EmptyState, Field, Flex, Stack } from 'shell/ui';
import { CalendarMark } from '../calendar-mark.tsx';
import type { Lesson, Period } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { weekQuery } from '../queries.ts';
import { dayIdOf } from './day-id.ts';
import { WeekDays } from './week-days.tsx';
import { WeekTable } from './week-table.tsx';

interface WeekPanelProps {
  kind: 'class' | 'teacher';
  periods: readonly Period[];
  choices: readonly { id: string; name: string }[];
  /** Id of the address; the first choice where it is none of them. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** A choice, and the week of what is chosen. */
export function WeekPanel({ kind, periods, choices, chosen, onChoose }: WeekPanelProps): ReactElement {
  const t = useTranslations<MessageId>();
  const current = choices.find(({ id }) => id === chosen) ?? choices[0];
  if (!current)
    return (
      <EmptyState
        icon={<CalendarMark />}
        title={t('timetable.week.noClass')}
        text={t('timetable.week.noClassHint')}
      />
    );
  return <Week {...{ kind, periods, choices, current, onChoose }} />;
}

function Week({
  kind,
  periods,
  choices,
  current,
  onChoose,
}: Omit<WeekPanelProps, 'chosen'> & { current: { id: string; name: string } }): ReactElement {
  const t = useTranslations<MessageId>();
  const week = useQuery(weekQuery({ kind, id: current.id }));
  return (
    <Stack gap="4" paddingTop="2">
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Box width={{ base: '100%', sm: '20rem' }}>
          <Field label={t(`timetable.choose.${kind}`)}>
            <NativeSelect
              value={current.id}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onChoose(target.value)}
            />
          </Field>
        </Box>
        <WeekExport name={current.name} lessons={week.data ?? []} />
      </Flex>
      <QueryView query={week}>
        {(lessons) =>
          lessons.length === 0 ? (
            <EmptyState
              icon={<CalendarMark />}
              title={t('timetable.week.none')}
              text={t('timetable.week.noneHint')}
            />
          ) : (
            <>
              <Box hideBelow="md">
                <WeekTable kind={kind} periods={periods} lessons={lessons} />
              </Box>
              <Box hideFrom="md">
                <WeekDays kind={kind} periods={periods} lessons={lessons} />
              </Box>
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

function WeekExport({ name, lessons }: { name: string; lessons: readonly Lesson[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const word = language === 'zh-CN' ? 'zh-CN' : 'en';
  return (
    <ExportButton
      disabled={lessons.length === 0}
      title={`${name} ${t('timetable.page.title')}`}
      source={{
        rows: lessons,
        columns: [
          { label: t('timetable.export.day'), value: ({ weekday }) => t(dayIdOf(weekday)) },
          { label: t('timetable.export.period'), value: ({ period }) => period },
          { label: t('timetable.export.subject'), value: ({ subject }) => subject[word] },
          { label: t('timetable.export.class'), value: ({ className }) => className },
          { label: t('timetable.export.teacher'), value: ({ teacherName }) => teacherName },
          { label: t('timetable.export.room'), value: ({ room }) => room },
        ],
      }}
    />
  );
}
