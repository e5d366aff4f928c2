import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useRoute } from 'shell/apps';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, EmptyState, Flex, Heading, Stack } from 'shell/ui';
import { LeaveMark } from '../leave-mark.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { calendarQuery } from '../queries.ts';
import { addMonths, daysOfMonth, formatMonth, type Month, parseMonth } from './month.ts';
import { MonthDays } from './month-days.tsx';
import { MonthTable } from './month-table.tsx';

/** Who is away on which day of a month. */
export function MonthPanel(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { query, open } = useRoute();
  const month = parseMonth(query.month) ?? currentMonth();
  const days = daysOfMonth(month);
  const leave = useQuery(calendarQuery({ from: days[0] ?? '', to: days.at(-1) ?? '' }));
  const move = (count: number): void => {
    const { year, month: number } = addMonths(month, count);
    open('/calendar', { query: { month: `${year}-${String(number).padStart(2, '0')}` }, replace: true });
  };
  const size = { variant: 'outline', minHeight: { base: '11', md: '10' }, paddingInline: '2' } as const;
  return (
    <Stack gap="4" paddingTop="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Button {...size} aria-label={t('leave.calendar.before')} onClick={() => move(-1)}>
          <Arrow path="m15 6-6 6 6 6" />
        </Button>
        <Heading as="h2" size="md" aria-live="polite">
          {formatMonth(language, month)}
        </Heading>
        <Button {...size} aria-label={t('leave.calendar.after')} onClick={() => move(1)}>
          <Arrow path="m9 6 6 6-6 6" />
        </Button>
      </Flex>
      <QueryView query={leave}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<LeaveMark />}
              title={t('leave.calendar.none')}
              text={t('leave.calendar.noneHint')}
            />
          ) : (
            <>
              <Box hideBelow="md">
                <MonthTable month={month} list={list} />
              </Box>
              <Box hideFrom="md">
                <MonthDays days={days} list={list} />
              </Box>
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

function Arrow({ path }: { path: string }): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

function currentMonth(): Month {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
