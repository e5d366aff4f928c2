import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { ExportButton, type ExportSource, KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import type { ListedSchool } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { UnitDialog } from '../unit/unit-dialog.tsx';
import { AdministratorsDialog } from './administrators/administrators-dialog.tsx';
import { NewSchool } from './new-school.tsx';
import { SchoolList } from './school-list.tsx';
import { findSchools, listedSchoolsQuery, schoolsHash } from './schools-query.ts';

type Task =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'administrators'; readonly school: ListedSchool };

/** The schools of a bureau: a list, the forms of a new one and of one that is there, and who keeps each. */
export function SchoolsPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const [{ keyword }, change] = useHashQuery(schoolsHash);
  const [task, setTask] = useState<Task>();
  const query = useQuery(listedSchoolsQuery);
  const caption = t('administration.section.schools');
  const source: ExportSource<ListedSchool> = {
    columns: [
      { label: t('administration.schools.name'), value: ({ name }) => name },
      { label: t('administration.schools.enName'), value: ({ enName }) => enName ?? '' },
      { label: t('administration.schools.students'), value: ({ students }) => students },
      { label: t('administration.schools.teachers'), value: ({ teachers }) => teachers },
      { label: t('administration.schools.administrators'), value: ({ administrators }) => administrators },
    ],
    rows: findSchools(query.data ?? [], keyword),
  };
  const close = (): void => setTask(undefined);
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{caption}</PageHeading>
          <Text color="fg.muted" minHeight="1lh">
            {query.data ? t('administration.schools.total', { count: query.data.length }) : ''}
          </Text>
        </Box>
        <ExportButton title={caption} disabled={source.rows.length === 0} source={source} />
        <Button minHeight={{ base: '11', md: '10' }} onClick={() => setTask({ kind: 'new' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.schools.create')}
        </Button>
      </Flex>
      <Box maxWidth="sm">
        <KeywordField
          value={keyword}
          onValueChange={(next) => change((now) => ({ ...now, keyword: next }))}
          label={t('administration.schools.search')}
        />
      </Box>
      <Card padding="0">
        <QueryView query={query}>
          {(schools) => (
            <SchoolList
              schools={findSchools(schools, keyword)}
              isNarrowed={schools.length > 0}
              caption={caption}
              onEdit={(school) => setTask({ kind: 'edit', school })}
              onAdministrators={(school) => setTask({ kind: 'administrators', school })}
            />
          )}
        </QueryView>
      </Card>
      {task?.kind === 'new' ? <NewSchool onClose={close} /> : null}
      {task?.kind === 'edit' ? <UnitDialog unit={task.school} onClose={close} /> : null}
      {task?.kind === 'administrators' ? <AdministratorsDialog school={task.school} onClose={close} /> : null}
    </Stack>
  );
}
