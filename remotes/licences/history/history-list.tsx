import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { EmptyView } from 'shell/kit';
import { serverNow } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Box, Card, chakra, Flex, Text } from 'shell/ui';
import type { LicenceChange } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { ServiceName } from '../licence/service-name.tsx';
import { UnitName } from '../licence/unit-name.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { historyQuery } from './history-query.ts';

const List = chakra('ol', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** Who changed which licence when, newest first. */
export function HistoryList(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card padding="0">
      <QueryView query={useQuery(historyQuery)}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyView text={t('licences.history.noneHint')} />
          ) : (
            <Box>
              <List aria-label={t('licences.tab.history')}>
                {changes.map((change) => (
                  <Change key={change.id} change={change} />
                ))}
              </List>
            </Box>
          )
        }
      </QueryView>
    </Card>
  );
}

function Change({ change }: { change: LicenceChange }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const day = (time: number | null): string =>
    time === null ? t('licences.end.never') : dates.format(time, 'YYYY-MM-DD');
  const { byKey, at, endBefore, endTime } = change;
  const userName = change.userName ?? t('licences.history.nobody');
  return (
    <Item>
      <Flex wrap="wrap" justify="space-between" columnGap="4">
        <Text fontWeight="500">
          <ServiceName {...change} />
          {` · `}
          <UnitName {...change} />
        </Text>
        <Text as="span" color="fg.muted" fontSize="sm" title={dates.format(at)}>
          {dates.relative(at, serverNow(), 'YYYY-MM-DD HH:mm')}
        </Text>
      </Flex>
      <Text fontSize="sm">
        {endBefore === null
          ? t('licences.history.until', { to: day(endTime) })
          : t('licences.history.changed', { from: day(endBefore), to: day(endTime) })}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {byKey
          ? t('licences.history.byKey', { name: userName })
          : t('licences.history.byHand', { name: userName })}
      </Text>
    </Item>
  );
}
