import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { type ChangeQuery, QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { classesPageQuery, pageSize } from '../class/class-queries.ts';
import { type ClassQuery, classQuery } from '../class/class-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Task } from '../tasks/task.ts';
import { TaskDialog } from '../tasks/task-dialog.tsx';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { ClassExport } from './class-export.tsx';
import { ClassList } from './class-list.tsx';
import { ClassToolbar } from './class-toolbar.tsx';
import { returnFocusTo } from './row-focus.ts';

export interface ClassesOfUnitProps {
  unit: KeptUnit;
  query: ClassQuery;
  onChange: ChangeQuery<ClassQuery>;
}

/** The list with its tools, and the dialog of what is done with a class. */
export function ClassesOfUnit({ unit, query, onChange }: ClassesOfUnitProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId, name } = unit;
  const [task, setTask] = useState<Task>();
  const page = useQuery(classesPageQuery(unitId, query));
  const { data, isPlaceholderData } = page;
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / pageSize)) : undefined;
  useEffect(() => {
    if (last && query.page > last) onChange((now) => ({ ...now, page: last }));
  }, [last, query.page, onChange]);
  const caption = t('administration.classes.caption', { unit: name });
  // A conflict is tried again with the class as the list shows it by then.
  const listed =
    task && 'one' in task ? data?.list.find((one) => one.classId === task.one.classId) : undefined;
  const isQuestion = task?.kind === 'close' || task?.kind === 'reopen';
  const current = isQuestion && listed ? { ...task, one: listed } : task;
  const close = (): void => {
    returnFocusTo(task && 'one' in task ? task.one.classId : undefined);
    setTask(undefined);
  };
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.classes')}</PageHeading>
          <Text color="fg.muted" minHeight="1lh">
            {data ? t('administration.classes.total', { count: data.total }) : ''}
          </Text>
        </Box>
        <ClassExport unitId={unitId} query={query} title={caption} total={data?.total} />
        <Button minHeight={{ base: '11', md: '10' }} onClick={() => setTask({ kind: 'create' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.classes.create')}
        </Button>
      </Flex>
      <ClassToolbar unitId={unitId} query={query} onChange={onChange} />
      <Card padding="0">
        <QueryView query={page}>
          {(shown) => (
            <ClassList
              data={shown}
              unitId={unitId}
              query={query}
              caption={caption}
              isBusy={isPlaceholderData}
              onPage={(next) => onChange((now) => ({ ...now, page: next }))}
              onClear={() => onChange((now) => ({ ...classQuery.empty, unitId: now.unitId }))}
              onTask={setTask}
            />
          )}
        </QueryView>
      </Card>
      <TaskDialog unitId={unitId} task={current} onClose={close} />
    </Stack>
  );
}
