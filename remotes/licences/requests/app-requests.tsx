import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { EmptyView } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { serverNow } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, Card, chakra, Flex, Text } from 'shell/ui';
import { type AppRequest, appRequestResolve } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { appRequestsQuery, resolveAppRequest } from './app-requests-query.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** The apps that users of the unit ask for, the newest request first. */
export function AppRequests(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card padding="0">
      <QueryView query={useQuery(appRequestsQuery)}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyView text={t('licences.requests.none')} />
          ) : (
            <List aria-label={t('licences.tab.requests')}>
              {requests.map((request) => (
                <Request key={request.code} request={request} />
              ))}
            </List>
          )
        }
      </QueryView>
    </Card>
  );
}

function Request({ request }: { request: AppRequest }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const { code, people, names, askedAt } = request;
  const name = localName(language, request.name, request.englishName);
  const mayResolve = useMaySend()(appRequestResolve);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resolveAppRequest(code),
    onSuccess: () => client.invalidateQueries({ queryKey: appRequestsQuery.queryKey }),
  });
  const listed = names.join(t('licences.requests.comma'));
  return (
    <Item>
      <Flex columnGap="3" rowGap="2" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Text fontWeight="500" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {t('licences.requests.people', { count: people, names: listed, more: people - names.length })}
            {' · '}
            <time dateTime={new Date(askedAt).toISOString()} title={dates.format(askedAt)}>
              {dates.relative(askedAt, serverNow(), 'YYYY-MM-DD HH:mm')}
            </time>
          </Text>
        </Box>
        {mayResolve ? (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            alignSelf={{ base: 'flex-end', md: 'center' }}
            loading={isPending}
            aria-label={t('licences.requests.resolveThis', { name })}
            onClick={() => mutate()}
          >
            {t('licences.requests.resolve')}
          </Button>
        ) : null}
      </Flex>
    </Item>
  );
}
