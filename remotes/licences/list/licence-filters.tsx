import type { ReactElement } from 'react';
import { FilterChips, KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { LicenceFilter } from './arrange-licences.ts';
import { type LicenceStatus, licenceStatuses } from './licence-status.ts';

export interface LicenceFiltersProps {
  filter: LicenceFilter;
  counts: Readonly<Record<LicenceStatus, number>>;
  onChange: (filter: LicenceFilter) => void;
}

/** Search first, then the statuses that occur, with how many there are of each. */
export function LicenceFilters({ filter, counts, onChange }: LicenceFiltersProps): ReactElement {
  const t = useTranslations<MessageId>();
  const options = licenceStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => ({ value: status, label: `${t(`licences.status.${status}`)} ${counts[status]}` }));
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={filter.keyword}
        onValueChange={(keyword) => onChange({ ...filter, keyword })}
        label={t('licences.filter.search')}
      />
      <FilterChips
        label={t('licences.filter.status')}
        options={options}
        value={filter.status}
        onValueChange={(status) => onChange({ ...filter, status })}
      />
    </Flex>
  );
}
