import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Pagination } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { chakra, Text } from 'shell/ui';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { activityQuery } from './details-queries.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

/** What happened to a file, or in a folder. */
export function ActivityList({ entryId }: { entryId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const activity = useQuery(activityQuery(entryId, page));
  return (
    <QueryView query={activity}>
      {({ list, total, pages }) => (
        <>
          <List aria-label={t('drive.activity.title')}>
            {list.map(({ at, event, name, entryId: id, entryName, detail }) => (
              <chakra.li key={`${at}:${event}:${id}`} paddingBlock="2">
                <Text overflowWrap="anywhere">
                  {t(detail ? `drive.activity.${event}With` : `drive.activity.${event}`, {
                    name: nameIn(name, language),
                    entryName,
                    detail,
                  })}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {dates.format(at, 'YYYY-MM-DD HH:mm')}
                </Text>
              </chakra.li>
            ))}
          </List>
          {list.length === 0 ? (
            <Text fontSize="sm" color="fg.muted">
              {t('drive.activity.none')}
            </Text>
          ) : null}
          {pages > 1 ? <Pagination page={page} pages={pages} total={total} onPageChange={setPage} /> : null}
        </>
      )}
    </QueryView>
  );
}
