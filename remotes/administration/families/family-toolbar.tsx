import type { ReactElement } from 'react';
import type { ChangeQuery } from 'shell/app';
import { KeywordField, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex } from 'shell/ui';
import type { FamilyClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type FamiliesQuery, familiesQuery, isNarrowed } from './families-query.ts';

export interface FamilyToolbarProps {
  classes: readonly FamilyClass[];
  query: FamiliesQuery;
  onChange: ChangeQuery<FamiliesQuery>;
}

/** Search by pupil, and filter by class. */
export function FamilyToolbar({ classes, query, onChange }: FamilyToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : familiesQuery.narrow(now, { keyword })))
        }
        label={t('administration.families.search')}
      />
      <Box flex="1 1 10rem" maxWidth={{ md: '14rem' }}>
        <NativeSelect
          aria-label={t('administration.families.class')}
          options={[
            { value: '', label: t('administration.families.allClasses') },
            ...classes.map((one) => ({ value: one.classId, label: nameOf(one) })),
          ]}
          value={query.classId}
          onChange={({ currentTarget }) => {
            const classId = currentTarget.value;
            onChange((now) => familiesQuery.narrow(now, { classId }));
          }}
        />
      </Box>
      {isNarrowed(query) ? (
        <Button
          variant="plain"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => onChange((now) => ({ ...familiesQuery.empty, unitId: now.unitId }))}
        >
          {t('administration.classes.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}
