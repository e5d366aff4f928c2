import { useQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, EmptyState, Flex, Stack } from 'shell/ui';
import type { Announcement } from '#shared/contracts';
import { announcementsPageQuery } from '../announcement/announcements-page-query.ts';
import { AnnouncementDrawer } from '../form/announcement-drawer.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { AnnouncementExport } from './announcement-export.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Rows } from './rows.tsx';

type Task = { kind: 'create' } | { kind: 'edit' | 'end'; announcement: Announcement };

/** The announcements that the administrator keeps. */
export function AnnouncementList(): ReactElement {
  const t = useTranslations<MessageId>();
  const [page, setPage] = useState(1);
  const [task, setTask] = useState<Task>();
  const query = useQuery(announcementsPageQuery(page));
  const { data } = query;
  const close = () => setTask(undefined);
  return (
    <Stack gap="4">
      <Flex justify="flex-end" gap="2" wrap="wrap">
        {data ? <AnnouncementExport {...data} /> : null}
        <Button
          minHeight={{ base: '11', md: '10' }}
          disabled={!data}
          onClick={() => setTask({ kind: 'create' })}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('announcements.list.create')}
        </Button>
      </Flex>
      <Card padding="0">
        <QueryView query={query}>
          {({ list, total, pages, now, reach }) => (
            <>
              {list.length === 0 ? (
                <EmptyState
                  icon={<Megaphone size={40} strokeWidth={1.25} aria-hidden />}
                  title={t('announcements.list.empty')}
                  text={t('announcements.list.emptyHint')}
                />
              ) : (
                <Rows aria-label={t('announcements.tab.list')}>
                  {list.map((announcement) => (
                    <AnnouncementRow
                      key={announcement.id}
                      announcement={announcement}
                      now={now}
                      reach={reach}
                      onEdit={() => setTask({ kind: 'edit', announcement })}
                      onEnd={() => setTask({ kind: 'end', announcement })}
                    />
                  ))}
                </Rows>
              )}
              {pages > 1 ? (
                <Box padding="4">
                  <Pagination page={page} pages={pages} total={total} onPageChange={setPage} />
                </Box>
              ) : null}
            </>
          )}
        </QueryView>
      </Card>
      {data && task && task.kind !== 'end' ? (
        <AnnouncementDrawer
          announcement={task.kind === 'edit' ? task.announcement : undefined}
          reach={data.reach}
          now={data.now}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'end' ? <EndDialog announcement={task.announcement} onClose={close} /> : null}
    </Stack>
  );
}
