import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Dialog, Pagination } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import type { ListedSchool } from '#shared/contracts';
import { localName } from '#shared/names';
import { PlainList } from '../../items/plain-list.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { AdministratorLine } from './administrator-line.tsx';
import { administratorsQuery } from './administrators-query.ts';
import { type AdministratorTask, TaskDialog } from './task-dialog.tsx';

export interface AdministratorsDialogProps {
  school: ListedSchool;
  onClose: () => void;
}

/** The administrators of a school, and what its bureau does for them. */
export function AdministratorsDialog({ school, onClose }: AdministratorsDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const [wanted, setPage] = useState(1);
  const [task, setTask] = useState<AdministratorTask>();
  const query = useQuery(administratorsQuery(school.unitId, wanted));
  const title = t('administration.administrators.of', {
    name: localName(language, school.name, school.enName),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <QueryView query={query}>
        {({ list, total, pages, page }) =>
          total === 0 ? (
            <Text color="fg.muted">{t('administration.administrators.nobody')}</Text>
          ) : (
            <Stack gap="4">
              <PlainList aria-label={title}>
                {list.map((person) => (
                  <AdministratorLine key={person.userId} person={person} onTask={setTask} />
                ))}
              </PlainList>
              {pages > 1 || page > 1 ? (
                <Pagination page={page} pages={Math.max(1, pages)} total={total} onPageChange={setPage} />
              ) : null}
            </Stack>
          )
        }
      </QueryView>
      <TaskDialog task={task} people={query.data?.list ?? []} onTask={setTask} />
    </Dialog>
  );
}
