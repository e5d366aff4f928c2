import type { ReactElement } from 'react';
import { useModuleName } from 'shell/header';
import { FilterChips, KeywordField, NativeSelect } from 'shell/kit';
import { Box, Button, Flex } from 'shell/ui';
import {
  type HistoryQuery,
  importances,
  isNarrowed,
  wholeHistory,
  withFilter,
} from '../state/history-query.ts';
import type { ChangeHistory } from '../state/use-history-query.ts';
import { useSay } from '../state/use-say.ts';

export interface HistoryToolbarProps {
  query: HistoryQuery;
  /** Modules that have sent the user anything. */
  modules: readonly string[];
  onChange: ChangeHistory;
}

/** Search first, then filters. */
export const HistoryToolbar = ({ query, modules, onChange }: HistoryToolbarProps): ReactElement => {
  const say = useSay();
  const nameOf = useModuleName();
  const all = query.module && !modules.includes(query.module) ? [query.module, ...modules] : modules;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : withFilter(now, { keyword })))
        }
        label={say('messages.filter.search')}
        isNarrow
      />
      <Box flex={{ base: '1 1 100%', md: '0 1 11rem' }}>
        <NativeSelect
          aria-label={say('messages.filter.module')}
          value={query.module ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange((now) => withFilter(now, { module: value || undefined }))
          }
          options={[
            { value: '', label: say('messages.filter.allModules') },
            ...all.map((module) => ({ value: module, label: nameOf(module) })),
          ]}
        />
      </Box>
      <FilterChips
        label={say('messages.filter.state')}
        options={[{ value: 'unread', label: say('messages.filter.unread') }]}
        value={query.unreadOnly ? 'unread' : undefined}
        onValueChange={(value) => onChange((now) => withFilter(now, { unreadOnly: value !== undefined }))}
      />
      <FilterChips
        label={say('messages.filter.importance')}
        options={importances.map((value) => ({ value, label: say(`messages.importance.level${value}`) }))}
        value={query.importance}
        onValueChange={(importance) => onChange((now) => withFilter(now, { importance }))}
      />
      {isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange(() => wholeHistory)}
        >
          {say('messages.filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
};
