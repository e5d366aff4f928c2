import type { ReactElement } from 'react';
import { FilterChips, KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex } from 'shell/ui';
import type { ClientStatus } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { ListQuery } from '../routes/route.ts';

export interface ListToolbarProps {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

const statuses: readonly ClientStatus[] = ['requested', 'active', 'disabled'];

/** Search first, then the states as chips; what waits has one state only. */
export function ListToolbar({ query, onChange }: ListToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) => onChange({ keyword, page: 1 })}
        label={t('developers.list.search')}
      />
      {query.view === 'waiting' ? null : (
        <FilterChips
          label={t('developers.list.filter')}
          options={statuses.map((status) => ({ value: status, label: t(`developers.status.${status}`) }))}
          value={query.status}
          onValueChange={(status) => onChange({ status, page: 1 })}
        />
      )}
    </Flex>
  );
}
