import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { popUpBoxSelect } from '#shared/contracts';
import { navigate } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Pagination } from '../../kit/controls/index.ts';
import { Box, chakra, EmptyState } from '../../kit/ui/index.ts';
import { ListFailure, ListSkeleton } from './list-states.tsx';
import { TodoRow } from './todo-row.tsx';
import { todosQuery } from './todos-query.ts';
import { useIgnoring } from './use-ignoring.ts';
import { useModuleName } from './use-module-name.ts';
import { useTodoTarget } from './use-todo-target.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });

/** Three to-dos and the way to the others. An empty page steps back (H08, H11). */
export function TodoList({ onAction }: { onAction: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { userId } = useUser();
  const nameOf = useModuleName();
  const targetOf = useTodoTarget();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(todosQuery(userId, page));
  const { gone, ignore } = useIgnoring(popUpBoxSelect.name);
  const isPastEnd = data?.list.length === 0 && page > 1 && !isPlaceholderData;
  useEffect(() => {
    if (isPastEnd) setPage((now) => Math.max(1, now - 1));
  }, [isPastEnd]);
  if (error && !data) return <ListFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data || isPastEnd) return <ListSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        icon={<CircleCheckBig size={32} strokeWidth={1.25} aria-hidden />}
        title={formatMessage({ id: 'message.todos.none' })}
      />
    );
  }
  return (
    <>
      <List aria-label={formatMessage({ id: 'message.todos.title' })}>
        {data.list
          .filter(({ id }) => !gone.has(id))
          .map((todo) => {
            const { path, isClosed } = targetOf(todo);
            const onView = (): void => {
              onAction();
              if (path) void navigate(path);
            };
            return (
              <TodoRow
                key={todo.id}
                todo={todo}
                moduleName={nameOf(todo.module)}
                asOf={data.asOf}
                isClosed={isClosed}
                onView={path ? onView : undefined}
                onIgnore={() => {
                  onAction();
                  void ignore(todo.id);
                }}
              />
            );
          })}
      </List>
      <Box paddingTop="2">
        <Pagination
          page={page}
          pages={data.pages}
          total={data.total}
          onPageChange={(next) => {
            onAction();
            setPage(next);
          }}
        />
      </Box>
    </>
  );
}
