import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadRetry } from 'shell/kit';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Badge, chakra, Flex, Skeleton, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { todayQuery } from '../queries.ts';
import { type TimedLesson, timeLessons } from './find-next.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
/** As the portal numbers its kinds of users. */
const student = 1;
/** Lines of the card; what is over makes room for what comes. */
const size = 3;

/** What is on now, and what comes next. */
export function TodayCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const today = useQuery(todayQuery);
  if (today.data === undefined)
    return today.error ? (
      <LoadRetry error={today.error} isBusy={today.isFetching} onRetry={() => void today.refetch()} />
    ) : (
      <Stack gap="2" aria-busy aria-hidden>
        <Skeleton height="5" />
        <Skeleton height="5" />
      </Stack>
    );
  const { lessons, periods, time } = today.data;
  const coming = timeLessons(lessons, periods, time).filter(({ state }) => state !== 'past');
  if (coming.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t(lessons.length === 0 ? 'timetable.today.none' : 'timetable.today.done')}
      </Text>
    );
  return (
    <List>
      {coming.slice(0, size).map((each) => (
        <li key={`${each.lesson.period} ${each.lesson.className}`}>
          <Line {...each} />
        </li>
      ))}
    </List>
  );
}

function Line({ lesson, from, state }: TimedLesson): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { userType } = useUser();
  const { subject, className, room } = lesson;
  // A pupil knows her class; a parent may have children in two.
  const place = [userType === student ? '' : className, room].filter(Boolean).join(' · ');
  return (
    <Flex gap="2" align="baseline" fontSize="sm" lineHeight="1.7">
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {from}
      </Text>
      <Text as="span" fontWeight="500" flexShrink="0">
        {subject[language === 'zh-CN' ? 'zh-CN' : 'en']}
      </Text>
      <Text as="span" color="fg.muted" flex="1" minWidth="0" truncate title={place}>
        {place}
      </Text>
      {state === 'now' || state === 'next' ? (
        <Badge colorPalette={state === 'now' ? 'green' : 'blue'}>{t(`timetable.today.${state}`)}</Badge>
      ) : null}
    </Flex>
  );
}
