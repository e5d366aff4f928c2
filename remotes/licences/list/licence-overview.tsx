import { SearchX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { Button, Card, EmptyState, Flex, Stack } from 'shell/ui';
import type { AnswerOf, Licence, licenceList } from '#shared/contracts';
import { TermsDialog } from '../change/terms-dialog.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { arrangeLicences, countByStatus, noFilter } from './arrange-licences.ts';
import { LicenceExport } from './licence-export.tsx';
import { LicenceFilters } from './licence-filters.tsx';
import { LicenceList } from './licence-list.tsx';

/** Filters, the list below them, and the terms of one licence where they may be changed. */
export function LicenceOverview({ list, now, canEdit }: AnswerOf<typeof licenceList>): ReactElement {
  const t = useTranslations<MessageId>();
  // Links lead to the licences of one unit.
  const linked = new URLSearchParams(usePage().search).get('unit') ?? '';
  const [filter, setFilter] = useState(() => ({ ...noFilter, keyword: linked }));
  const [edited, setEdited] = useState<Licence>();
  const shown = arrangeLicences(list, filter, now);
  return (
    <Stack gap="4">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <LicenceFilters filter={filter} counts={countByStatus(list, now)} onChange={setFilter} />
        <LicenceExport licences={shown} now={now} />
      </Flex>
      <Card padding="0">
        {shown.length > 0 ? (
          <LicenceList licences={shown} now={now} onEdit={canEdit ? setEdited : undefined} />
        ) : (
          <EmptyState
            icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
            title={t(list.length === 0 ? 'licences.list.none' : 'licences.list.nothing')}
          >
            {list.length === 0 ? null : (
              <Button minHeight={{ base: '11', md: '10' }} onClick={() => setFilter(noFilter)}>
                {t('licences.list.clear')}
              </Button>
            )}
          </EmptyState>
        )}
      </Card>
      {edited ? <TermsDialog licence={edited} onClose={() => setEdited(undefined)} /> : null}
    </Stack>
  );
}
