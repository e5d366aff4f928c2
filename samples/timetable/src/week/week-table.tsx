import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Card, chakra, Text } from 'shell/ui';
import type { Lesson, Period } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { dayIdOf, weekdays } from './day-id.ts';
import { type Hue, huesOf } from './hues-of.ts';
import { LessonText } from './lesson-text.tsx';

const Grid = chakra('table', { base: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' } });
const Cell = chakra('td', {
  base: { padding: '1', height: '1px', borderTopWidth: '1px', borderColor: 'border.muted' },
});
const HeadCell = chakra('th', {
  base: { padding: '2', textAlign: 'start', fontWeight: '600', color: 'fg.muted', verticalAlign: 'middle' },
});

interface WeekTableProps {
  kind: 'class' | 'teacher';
  periods: readonly Period[];
  lessons: readonly Lesson[];
}

/** A week as a table: days beside each other, periods below. Today stands out. */
export function WeekTable({ kind, periods, lessons }: WeekTableProps): ReactElement {
  const t = useTranslations<MessageId>();
  const today = new Date().getDay();
  const hueOf = huesOf(kind, lessons);
  return (
    <Card padding="3">
      <Grid>
        <thead>
          <tr>
            <HeadCell scope="col" width="7rem">
              {t('timetable.week.time')}
            </HeadCell>
            {weekdays.map((day) => (
              <HeadCell
                key={day}
                scope="col"
                color={day === today ? 'brand.fg' : 'fg.muted'}
                aria-current={day === today ? 'date' : undefined}
              >
                {day === today ? t('timetable.week.today', { day: t(dayIdOf(day)) }) : t(dayIdOf(day))}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ number, from, to }) => (
            <tr key={number}>
              <HeadCell scope="row" paddingBlock="1" borderTopWidth="1px" borderColor="border.muted">
                {t('timetable.week.period', { number })}
                <Text fontSize="sm" fontWeight="400" fontVariantNumeric="tabular-nums">
                  {`${from}–${to}`}
                </Text>
              </HeadCell>
              {weekdays.map((day) => (
                <Cell key={day}>
                  {lessons
                    .filter(({ weekday, period }) => weekday === day && period === number)
                    .map((lesson) => (
                      <Place key={lesson.className} kind={kind} lesson={lesson} hue={hueOf(lesson)} />
                    ))}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Card>
  );
}

function Place({
  lesson,
  kind,
  hue,
}: {
  lesson: Lesson;
  kind: WeekTableProps['kind'];
  hue: Hue;
}): ReactElement {
  return (
    <Box
      colorPalette={hue}
      background="colorPalette.subtle"
      borderRadius="md"
      borderInlineStartWidth="3px"
      borderColor="colorPalette.solid"
      height="100%"
      paddingBlock="1"
      paddingInline="2"
    >
      <LessonText lesson={lesson} kind={kind} />
    </Box>
  );
}
