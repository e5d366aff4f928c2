import { type ReactElement, useState } from 'react';
import { Tabs } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Card, chakra, Flex, Text } from 'shell/ui';
import type { Lesson, Period } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { dayIdOf, weekdays } from './day-id.ts';
import { type Hue, huesOf } from './hues-of.ts';
import { LessonText } from './lesson-text.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

interface WeekDaysProps {
  kind: 'class' | 'teacher';
  periods: readonly Period[];
  lessons: readonly Lesson[];
}

/** A week on a phone: one day at a time, today first. */
export function WeekDays({ kind, periods, lessons }: WeekDaysProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [day, setDay] = useState(() => String(weekdays.find((each) => each === new Date().getDay()) ?? 1));
  const hueOf = huesOf(kind, lessons);
  return (
    <Tabs
      value={day}
      onValueChange={setDay}
      items={weekdays.map((weekday) => ({
        value: String(weekday),
        label: t(dayIdOf(weekday)),
        content: (
          <Card paddingBlock="1" paddingInline="4">
            <Day
              kind={kind}
              periods={periods}
              lessons={lessons.filter((lesson) => lesson.weekday === weekday)}
              hueOf={hueOf}
            />
          </Card>
        ),
      }))}
    />
  );
}

function Day({
  kind,
  periods,
  lessons,
  hueOf,
}: WeekDaysProps & { hueOf: (lesson: Lesson) => Hue }): ReactElement {
  const t = useTranslations<MessageId>();
  if (lessons.length === 0)
    return (
      <Text paddingBlock="3" color="fg.muted">
        {t('timetable.day.free')}
      </Text>
    );
  return (
    <List>
      {lessons.map((lesson) => {
        const period = periods.find(({ number }) => number === lesson.period);
        return (
          <Item key={lesson.period}>
            <Flex gap="4">
              <Text width="3.5rem" flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
                {period?.from}
              </Text>
              <Box
                minWidth="0"
                colorPalette={hueOf(lesson)}
                borderInlineStartWidth="3px"
                borderColor="colorPalette.solid"
                paddingInlineStart="3"
              >
                <LessonText lesson={lesson} kind={kind} />
              </Box>
            </Flex>
          </Item>
        );
      })}
    </List>
  );
}
