import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useRoute } from 'shell/apps';
import { Tabs } from 'shell/kit';
import { usePageTitle, useTranslations, useUser } from 'shell/session';
import { Flex, PageHeading, Stack } from 'shell/ui';
import type { Options } from './calls.ts';
import { ImportButton } from './import/import-button.tsx';
import type { MessageId } from './messages/message-id.ts';
import { optionsQuery } from './queries.ts';
import { WeekPanel } from './week/week-panel.tsx';

/** The week of a class or of a teacher. */
export function TimetablePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t('timetable.page.title');
  usePageTitle(title);
  const options = useQuery(optionsQuery);
  return (
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="75rem" width="100%" marginInline="auto">
      <Flex gap="3" align="center" justify="space-between" minHeight={{ base: '11', md: '10' }}>
        <PageHeading>{title}</PageHeading>
        {options.data?.mayImport ? <ImportButton /> : null}
      </Flex>
      <QueryView query={options}>
        {(given) => (given.teachers.length === 0 ? <ClassWeek {...given} /> : <Weeks {...given} />)}
      </QueryView>
    </Stack>
  );
}

/** Staff look up every class and every teacher. */
function Weeks(options: Options): ReactElement {
  const t = useTranslations<MessageId>();
  const { path, open } = useRoute();
  const isByTeacher = path === '/teacher' || (path === '/' && options.isTeacher);
  return (
    <Tabs
      value={isByTeacher ? 'teacher' : 'class'}
      onValueChange={(tab) => open(`/${tab}`)}
      items={[
        { value: 'class', label: t('timetable.tab.class'), content: <ClassWeek {...options} /> },
        { value: 'teacher', label: t('timetable.tab.teacher'), content: <TeacherWeek {...options} /> },
      ]}
    />
  );
}

function ClassWeek({ periods, classes, teachers, ownClasses }: Options): ReactElement {
  const { query, open } = useRoute();
  const shown = teachers.length > 0 ? classes : classes.filter(({ classId }) => ownClasses.includes(classId));
  return (
    <WeekPanel
      kind="class"
      periods={periods}
      choices={shown.map(({ classId, name }) => ({ id: classId, name }))}
      chosen={query.of ?? ownClasses[0]}
      onChoose={(of) => open('/class', { query: { of }, replace: true })}
    />
  );
}

function TeacherWeek({ periods, teachers }: Options): ReactElement {
  const { userId } = useUser();
  const { query, open } = useRoute();
  return (
    <WeekPanel
      kind="teacher"
      periods={periods}
      choices={teachers.map(({ userId: id, name }) => ({ id, name }))}
      chosen={query.of ?? userId}
      onChoose={(of) => open('/teacher', { query: { of }, replace: true })}
    />
  );
}
