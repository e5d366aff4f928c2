import type { ReactElement } from 'react';
import { FilterChips, KeywordField } from 'shell/kit';
import { Flex } from 'shell/ui';
import type { LicenceFilter } from '../state/arrange-licences.ts';
import { type LicenceStatus, licenceStatuses } from '../state/licence-status.ts';
import { useSay } from '../state/use-say.ts';

export interface LicenceFiltersProps {
  filter: LicenceFilter;
  counts: Readonly<Record<LicenceStatus, number>>;
  onChange: (filter: LicenceFilter) => void;
}

/** Search first, then the statuses that occur, with how many there are of each. */
export const LicenceFilters = ({ filter, counts, onChange }: LicenceFiltersProps): ReactElement => {
  const say = useSay();
  const options = licenceStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => ({ value: status, label: `${say(`licences.status.${status}`)} ${counts[status]}` }));
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={filter.keyword}
        onValueChange={(keyword) => onChange({ ...filter, keyword })}
        label={say('licences.filter.search')}
      />
      <FilterChips
        label={say('licences.filter.status')}
        options={options}
        value={filter.status}
        onValueChange={(status) => onChange({ ...filter, status })}
      />
    </Flex>
  );
};
