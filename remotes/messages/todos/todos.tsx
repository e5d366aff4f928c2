import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { QueryView } from 'shell/app';
import {
  MessageDate,
  refreshMessageCounts,
  TargetNote,
  type TodoTarget,
  useModuleName,
  useTodoTarget,
} from 'shell/header';
import { Pagination } from 'shell/kit';
import { navigate, useLanguage, useTranslations } from 'shell/session';
import { Box, Card, EmptyState, Flex, HStack, Text } from 'shell/ui';
import { pickLanguage, popUpBoxSelect, type Todo } from '#shared/contracts';
import { ignore } from '../history/put-aside.ts';
import type { MessageId } from '../messages/message-id.ts';
import { RowAction } from '../rows/row-action.tsx';
import { RowList } from '../rows/row-list.tsx';
import { todosPageQuery } from './todos-page.ts';

interface TodoRowProps {
  todo: Todo;
  moduleName: string;
  asOf: number;
  target: TodoTarget;
  onIgnore: () => void;
}

/** All that waits to be done. */
export function Todos(): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const targetOf = useTodoTarget();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const todos = useQuery(todosPageQuery(page));
  const ignoring = useMutation({
    mutationFn: ignore,
    onSettled: async () => {
      refreshMessageCounts();
      await client.invalidateQueries({ queryKey: [popUpBoxSelect.name] });
    },
  });
  const pages = todos.isPlaceholderData ? undefined : todos.data?.pages;
  useEffect(() => {
    if (pages !== undefined) setPage((now) => Math.min(now, Math.max(1, pages)));
  }, [pages]);
  return (
    <Card padding="0">
      <QueryView query={todos}>
        {(data) =>
          data.total === 0 ? (
            <EmptyState
              icon={<CircleCheckBig size={40} strokeWidth={1.25} aria-hidden />}
              title={t('messages.todos.none')}
              text={t('messages.todos.noneHint')}
            />
          ) : (
            <>
              <RowList.Root aria-label={t('messages.tab.todos')}>
                {data.list.map((todo) => (
                  <TodoRow
                    key={todo.id}
                    todo={todo}
                    moduleName={nameOf(todo.module)}
                    asOf={data.asOf}
                    target={targetOf(todo)}
                    onIgnore={() => ignoring.mutate(todo.id)}
                  />
                ))}
              </RowList.Root>
              <Box padding="3">
                <Pagination page={page} pages={data.pages} total={data.total} onPageChange={setPage} />
              </Box>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function TodoRow({ todo, moduleName, asOf, target, onIgnore }: TodoRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { path, isClosed } = target;
  const text = pickLanguage(todo.title, language);
  return (
    <RowList.Item>
      <Flex columnGap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Text fontWeight="500" overflowWrap="anywhere">
            {text}
          </Text>
          {todo.content ? (
            <Text fontSize="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
              {pickLanguage(todo.content, language)}
            </Text>
          ) : null}
          <HStack columnGap="3" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
            <Text as="span">{moduleName}</Text>
            <MessageDate text={todo.messageDate} asOf={asOf} />
            {isClosed ? <TargetNote>{t('messages.row.closed')}</TargetNote> : null}
          </HStack>
        </Box>
        <HStack gap="2" justify="flex-end">
          {path ? (
            <RowAction
              word="messages.row.view"
              about={text}
              variant="outline"
              onPress={() => void navigate(path)}
            />
          ) : null}
          <RowAction word="messages.row.ignore" about={text} variant="ghost" onPress={onIgnore} />
        </HStack>
      </Flex>
    </RowList.Item>
  );
}
