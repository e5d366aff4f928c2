import type { ReactElement } from 'react';
import { Card, chakra, Flex, Text } from 'shell/ui';
import type { LeaveRequest } from '../calls.ts';
import { useFormatDay } from '../day/use-format-day.ts';
import { awayOn } from './away-on.ts';

const List = chakra('ol', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

interface MonthDaysProps {
  days: readonly string[];
  list: readonly LeaveRequest[];
}

/** A month on a phone: the days on which somebody is away. */
export function MonthDays({ days, list }: MonthDaysProps): ReactElement {
  const formatDay = useFormatDay();
  return (
    <Card paddingBlock="1" paddingInline="4">
      <List>
        {days.map((day) => {
          const away = awayOn(list, day);
          if (away.length === 0) return null;
          return (
            <Item key={day}>
              <Flex gap="4" align="baseline">
                <Text as="time" color="fg.muted" width="6.5rem" flexShrink="0">
                  {formatDay(day)}
                </Text>
                <Flex direction="column" minWidth="0" gap="1">
                  {away.map(({ id, pupilName, className }) => (
                    <Text key={id} overflowWrap="anywhere">
                      {pupilName}
                      <Text as="span" color="fg.muted">
                        {` ${className}`}
                      </Text>
                    </Text>
                  ))}
                </Flex>
              </Flex>
            </Item>
          );
        })}
      </List>
    </Card>
  );
}
