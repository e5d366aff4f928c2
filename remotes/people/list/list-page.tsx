import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react';
import { useHashQuery } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, Button, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { peopleCreate } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import type { Task } from '../person/task.ts';
import { listQuery } from '../search/list-query.ts';
import { findPageInstead } from '../search/paging.ts';
import { peoplePageQuery } from '../search/people-page-query.ts';
import { TaskDialog } from '../tasks/task-dialog.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PeopleExport } from './people-export.tsx';
import { PeopleList } from './people-list.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { returnFocusTo } from './row-focus.ts';

/** The people of the user's own unit. */
export function ListPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const maySend = useMaySend();
  const { userId, unitName, unitEnName } = useUser();
  const { language } = useLanguage();
  const unit = localName(language, unitName, unitEnName);
  const [query, changeQuery] = useHashQuery(listQuery);
  const [task, setTask] = useState<Task>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(peoplePageQuery(query));
  // Heading and tools stand at once; the rows of a page that is known already follow in the next frame.
  const shown = useDeferredValue(data, null);
  const pageInstead = data && !isPlaceholderData ? findPageInstead(query.page, data.total) : undefined;
  useEffect(() => {
    if (pageInstead) changeQuery((now) => ({ ...now, page: pageInstead }));
  }, [pageInstead, changeQuery]);
  const onTask = (next: Task | undefined) => {
    if (!next) returnFocusTo(task && 'person' in task ? task.person.userId : undefined);
    setTask(next);
  };
  // A conflict is tried again with the person as the list shows it by then.
  const listed =
    task && 'person' in task ? data?.list.find((one) => one.userId === task.person.userId) : undefined;
  const isQuestion = task?.kind === 'disable' || task?.kind === 'enable' || task?.kind === 'reset';
  const current = isQuestion && listed ? { ...task, person: listed } : task;
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <Flex align="flex-start" wrap="wrap" gap="3">
          <Box flex="1 1 8rem" minWidth="0">
            <PageHeading>{t('people.list.title')}</PageHeading>
            <Text color="fg.muted" minHeight="1lh">
              <Text as="span" hideBelow="md">
                {data ? `${unit} · ` : unit}
              </Text>
              {data ? t('people.list.total', { count: data.total }) : ''}
            </Text>
          </Box>
          <PeopleExport query={query} title={t('people.list.caption', { unit })} total={data?.total} />
          {maySend(peopleCreate) ? (
            <Button minHeight={{ base: '11', md: '10' }} onClick={() => setTask({ kind: 'create' })}>
              <UserPlus size={18} strokeWidth={1.75} aria-hidden />
              {t('people.list.create')}
            </Button>
          ) : null}
        </Flex>
        <ListToolbar query={query} onChange={changeQuery} />
        <Card padding="0">
          {shown ? (
            <PeopleList
              data={shown}
              query={query}
              caption={t('people.list.caption', { unit })}
              ownUserId={userId}
              isBusy={isPlaceholderData}
              onPage={(page) => changeQuery((now) => ({ ...now, page }))}
              onClear={() => changeQuery(() => listQuery.empty)}
              onTask={onTask}
            />
          ) : error ? (
            <ListFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <PeopleSkeleton />
          )}
        </Card>
        <TaskDialog task={current} ownUserId={userId} onTask={onTask} />
      </Stack>
    </Box>
  );
}
