import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { ExportButton } from 'shell/kit';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, Card, Flex, Heading, PageHeading, Stack, Text } from 'shell/ui';
import { isArea, type ListedRetention } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { UnitView } from '../unit/unit-view.tsx';
import { LawOfUnit } from './law-of-unit.tsx';
import { RetentionList } from './retention-list.tsx';
import { retentionRoute, retentionsQuery } from './retention-query.ts';
import { useTerms } from './use-terms.ts';

/** How long the portal keeps what, what deletes it, and how much waits for that. */
export function RetentionPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, termOf, waitingOf } = useTerms();
  const query = useQuery(retentionsQuery);
  const [shown, change] = useHashQuery(retentionRoute);
  const user = useUser();
  const { language } = useLanguage();
  const ownName = localName(language, user.unitName, user.unitEnName);
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.retention')}</PageHeading>
          <Text color="fg.muted">{t('administration.retention.text')}</Text>
        </Box>
        <ExportButton<ListedRetention>
          title={t('administration.section.retention')}
          disabled={!query.data}
          source={{
            columns: [
              { label: t('administration.retention.name'), value: nameOf },
              { label: t('administration.retention.table'), value: ({ table }) => table },
              { label: t('administration.retention.term'), value: termOf },
              { label: t('administration.retention.waiting'), value: waitingOf },
            ],
            rows: query.data ?? [],
          }}
        />
      </Flex>
      {isArea(user) ? <LawOfUnit unit={{ unitId: '', name: ownName }} /> : null}
      <UnitView chosen={shown.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
        {(unit) => <LawOfUnit key={unit.unitId} unit={unit} />}
      </UnitView>
      <Heading as="h2" size="md">
        {t('administration.retention.all')}
      </Heading>
      <Card padding="0">
        <QueryView query={query}>{(retentions) => <RetentionList retentions={retentions} />}</QueryView>
      </Card>
    </Stack>
  );
}
