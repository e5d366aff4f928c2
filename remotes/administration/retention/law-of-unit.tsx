import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Card, Heading, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { unitTermsQuery } from './retention-query.ts';
import { UnitTerms } from './unit-terms.tsx';

/** What a unit decides about its data. */
export function LawOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const query = useQuery(unitTermsQuery(unitId));
  return (
    <Card as="section" aria-labelledby={id} padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Heading as="h2" size="md" id={id}>
          {t('administration.retention.unit', { unit: name })}
        </Heading>
        <Text fontSize="sm" color="fg.muted" marginTop="1">
          {t('administration.retention.unitText')}
        </Text>
      </Box>
      <QueryView query={query}>
        {(terms) => (
          <UnitTerms
            unitId={unitId}
            terms={terms}
            caption={t('administration.retention.unit', { unit: name })}
          />
        )}
      </QueryView>
    </Card>
  );
}
