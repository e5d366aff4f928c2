import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { unitsUpdate } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { UnitDialog } from '../unit/unit-dialog.tsx';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { overviewQuery, unitQuery } from './overview-query.ts';

/** The name of a unit, its figures, and the form of its names and campuses. */
export function OverviewOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const mayEdit = useMaySend()(unitsUpdate);
  const [isEditing, setEditing] = useState(false);
  const overview = useQuery(overviewQuery(unitId));
  const { data: unit } = useQuery(unitQuery(unitId));
  const year = overview.data?.year;
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{unit ? localName(language, unit.name, unit.enName) : name}</PageHeading>
          <Text color="fg.muted" minHeight="1lh">
            {overview.data
              ? year
                ? t('administration.overview.year', { year })
                : t('administration.overview.noYear')
              : ''}
          </Text>
        </Box>
        {mayEdit ? (
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={!unit}
            onClick={() => setEditing(true)}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden />
            {t('administration.unit.edit')}
          </Button>
        ) : null}
      </Flex>
      <QueryView query={overview}>
        {(shown) => <OverviewFigures overview={shown} unitId={unitId} />}
      </QueryView>
      {isEditing && unit ? <UnitDialog unit={unit} onClose={() => setEditing(false)} /> : null}
    </Stack>
  );
}
