import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { SearchField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { createHashQuery, text } from '#shared/hash-query';
import type { MessageId } from '../../messages/message-id.ts';

const listQuery = createHashQuery('#/app/useHashQuery', { keyword: text('q', 64) });

/** What is typed stands in the address, so that it can be kept and shared. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [query, change] = useHashQuery(listQuery);
  return (
    <SearchField
      label={t('gallery.sample.search')}
      value={query.keyword}
      onValueChange={(keyword) => change((shown) => listQuery.narrow(shown, { keyword }))}
    />
  );
}
