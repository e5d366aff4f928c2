import type { ReactElement } from 'react';
import type { ChangeQuery } from 'shell/app';
import { useModuleName } from 'shell/header';
import { FilterChips, KeywordField, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { type HistoryQuery, historyQuery, importances } from './history-query.ts';

export interface HistoryToolbarProps {
  query: HistoryQuery;
  /** Modules that have sent the user anything. */
  modules: readonly string[];
  onChange: ChangeQuery<HistoryQuery>;
}

/** Search first, then filters. */
export function HistoryToolbar({ query, modules, onChange }: HistoryToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const all = query.module && !modules.includes(query.module) ? [query.module, ...modules] : modules;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : historyQuery.narrow(now, { keyword })))
        }
        label={t('messages.filter.search')}
        isNarrow
      />
      <Box flex={{ base: '1 1 100%', md: '0 1 11rem' }}>
        <NativeSelect
          aria-label={t('messages.filter.module')}
          value={query.module ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange((now) => historyQuery.narrow(now, { module: value || undefined }))
          }
          options={[
            { value: '', label: t('messages.filter.allModules') },
            ...all.map((module) => ({ value: module, label: nameOf(module) })),
          ]}
        />
      </Box>
      <FilterChips
        label={t('messages.filter.state')}
        options={[{ value: 'unread', label: t('messages.filter.unread') }]}
        value={query.unreadOnly ? 'unread' : undefined}
        onValueChange={(value) =>
          onChange((now) => historyQuery.narrow(now, { unreadOnly: value !== undefined }))
        }
      />
      <FilterChips
        label={t('messages.filter.importance')}
        options={importances.map((value) => ({ value, label: t(`messages.importance.level${value}`) }))}
        value={query.importance}
        onValueChange={(importance) => onChange((now) => historyQuery.narrow(now, { importance }))}
      />
      {historyQuery.isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange(() => historyQuery.empty)}
        >
          {t('messages.filter.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
