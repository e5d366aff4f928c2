import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { FilterChips, KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Flex } from 'shell/ui';
import { type UserStatus, userTypes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { classOf } from '../person/person-draft.ts';
import { type ListQuery, listQuery } from '../search/list-query.ts';

export interface ListToolbarProps {
  query: ListQuery;
  onChange: (change: (query: ListQuery) => ListQuery) => void;
}

const statuses: readonly UserStatus[] = ['enabled', 'disabled'];

/** Search first, then filters as chips. */
export function ListToolbar({ query, onChange }: ListToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const className = classOf(query);
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : listQuery.narrow(now, { keyword })))
        }
        label={t('people.list.search')}
      />
      <FilterChips
        label={t('people.list.filter.types')}
        options={userTypes.map((type) => ({ value: type, label: t(`people.type.${type}`) }))}
        value={query.userType}
        onValueChange={(userType) => onChange((now) => listQuery.narrow(now, { userType }))}
      />
      <FilterChips
        label={t('people.list.filter.statuses')}
        options={statuses.map((status) => ({ value: status, label: t(`people.status.${status}`) }))}
        value={query.userStatus}
        onValueChange={(userStatus) => onChange((now) => listQuery.narrow(now, { userStatus }))}
      />
      {className ? (
        <Button
          variant="subtle"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          title={t('people.class.clear')}
          onClick={() => onChange((now) => listQuery.narrow(now, { gradeName: '', className: '' }))}
        >
          {t('people.class.filter', { name: className })}
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      ) : null}
      {listQuery.isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange(() => listQuery.empty)}
        >
          {t('people.list.filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
