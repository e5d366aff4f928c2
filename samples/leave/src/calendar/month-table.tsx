import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Card, chakra, Flex, Text } from 'shell/ui';
import type { LeaveRequest } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { awayOn } from './away-on.ts';
import { type Month, weeksOfMonth } from './month.ts';

const Grid = chakra('table', { base: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' } });
const HeadCell = chakra('th', {
  base: { padding: '2', textAlign: 'start', fontWeight: '600', color: 'fg.muted' },
});
const Cell = chakra('td', {
  base: {
    height: '4.25rem',
    padding: '1.5',
    verticalAlign: 'top',
    borderWidth: '1px',
    borderColor: 'border.muted',
  },
});

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Names in a field; the others are a number. */
const shownNames = 3;

interface MonthTableProps {
  month: Month;
  list: readonly LeaveRequest[];
}

/** A month as a table of its weeks, with who is away on each day. */
export function MonthTable({ month, list }: MonthTableProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card padding="3">
      <Grid>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <HeadCell key={day} scope="col">
                {t(`leave.calendar.day${day}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <Cell key={weekdays[at]}>{day ? <Day day={day} away={awayOn(list, day)} /> : null}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Card>
  );
}

function Day({ day, away }: { day: string; away: readonly LeaveRequest[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const rest = away.length - shownNames;
  return (
    <Flex direction="column" gap="1" minWidth="0">
      <Text as="time" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {Number(day.slice(-2))}
      </Text>
      {away.slice(0, shownNames).map(({ id, pupilName, className }) => (
        <Text
          key={id}
          fontSize="xs"
          truncate
          title={`${pupilName} ${className}`}
          background="brand.subtle"
          color="brand.fg"
          borderRadius="sm"
          paddingInline="1.5"
        >
          {pupilName}
        </Text>
      ))}
      {rest > 0 ? (
        <Text fontSize="xs" color="fg.muted">
          {t('leave.calendar.more', { count: rest })}
        </Text>
      ) : null}
    </Flex>
  );
}
