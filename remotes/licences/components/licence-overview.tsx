import { SearchX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { Button, Card, EmptyState, Stack } from 'shell/ui';
import type { AnswerOf, Licence, licenceList } from '#shared/contracts';
import { arrangeLicences, countByStatus, noFilter } from '../state/arrange-licences.ts';
import type { MessageId } from '../state/message-id.ts';
import { LicenceFilters } from './licence-filters.tsx';
import { LicenceList } from './licence-list.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** Filters, the list below them, and the terms of one licence where they may be changed. */
export const LicenceOverview = ({ list, now, canEdit }: AnswerOf<typeof licenceList>): ReactElement => {
  const t = useTranslations<MessageId>();
  // Links lead to the licences of one unit.
  const linked = new URLSearchParams(usePage().search).get('unit') ?? '';
  const [filter, setFilter] = useState(() => ({ ...noFilter, keyword: linked }));
  const [edited, setEdited] = useState<Licence>();
  const shown = arrangeLicences(list, filter, now);
  return (
    <Stack gap="4">
      <LicenceFilters filter={filter} counts={countByStatus(list, now)} onChange={setFilter} />
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
};
