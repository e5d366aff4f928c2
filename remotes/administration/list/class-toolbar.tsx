import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ChangeQuery } from 'shell/app';
import { FilterChips, KeywordField, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex } from 'shell/ui';
import { classStatuses } from '#shared/contracts';
import { optionsQuery } from '../class/class-queries.ts';
import { type ClassQuery, classQuery, isNarrowed } from '../class/class-query.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface ClassToolbarProps {
  unitId: string;
  query: ClassQuery;
  onChange: ChangeQuery<ClassQuery>;
}

/** Search first, then grade and status. */
export function ClassToolbar({ unitId, query, onChange }: ClassToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { data: options } = useQuery(optionsQuery(unitId));
  const known = options?.grades ?? [];
  // The grade of the address can be chosen away, also where no class is of it any more.
  const grades = !query.gradeName || known.includes(query.gradeName) ? known : [...known, query.gradeName];
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : classQuery.narrow(now, { keyword })))
        }
        label={t('administration.classes.search')}
      />
      <Box flex="1 1 10rem" maxWidth={{ md: '12rem' }}>
        <NativeSelect
          aria-label={t('administration.classes.grade')}
          options={[
            { value: '', label: t('administration.classes.allGrades') },
            ...grades.map((grade) => ({ value: grade, label: grade })),
          ]}
          value={query.gradeName}
          onChange={({ currentTarget }) => {
            const gradeName = currentTarget.value;
            onChange((now) => classQuery.narrow(now, { gradeName }));
          }}
        />
      </Box>
      <FilterChips
        label={t('administration.classes.statuses')}
        options={classStatuses.map((status) => ({
          value: status,
          label: t(`administration.status.${status}`),
        }))}
        value={query.status}
        onValueChange={(status) => onChange((now) => classQuery.narrow(now, { status }))}
      />
      {isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange((now) => ({ ...classQuery.empty, unitId: now.unitId }))}
        >
          {t('administration.classes.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
