import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { FilterChips, KeywordField } from 'shell/kit';
import { Button, Flex } from 'shell/ui';
import { type UserStatus, userTypes } from '#shared/contracts';
import { emptyListQuery, isNarrowed, type ListQuery, withFilter } from '../state/list-query.ts';
import { classOf } from '../state/person-draft.ts';
import { useSay } from '../state/use-say.ts';

export interface ListToolbarProps {
  query: ListQuery;
  onChange: (change: (query: ListQuery) => ListQuery) => void;
}

const statuses: readonly UserStatus[] = ['enabled', 'disabled'];

/** Search first, then filters as chips. */
export const ListToolbar = ({ query, onChange }: ListToolbarProps): ReactElement => {
  const say = useSay();
  const className = classOf(query);
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : withFilter(now, { keyword })))
        }
        label={say('people.list.search')}
      />
      <FilterChips
        label={say('people.list.filter.types')}
        options={userTypes.map((type) => ({ value: type, label: say(`people.type.${type}`) }))}
        value={query.userType}
        onValueChange={(userType) => onChange((now) => withFilter(now, { userType }))}
      />
      <FilterChips
        label={say('people.list.filter.statuses')}
        options={statuses.map((status) => ({ value: status, label: say(`people.status.${status}`) }))}
        value={query.userStatus}
        onValueChange={(userStatus) => onChange((now) => withFilter(now, { userStatus }))}
      />
      {className ? (
        <Button
          variant="subtle"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          title={say('people.class.clear')}
          onClick={() => onChange((now) => withFilter(now, { gradeName: '', className: '' }))}
        >
          {say('people.class.filter', { name: className })}
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      ) : null}
      {isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange(() => emptyListQuery)}
        >
          {say('people.list.filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
};
