import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Card, EmptyState, Grid, Heading, PageHeading, Stack, Text } from 'shell/ui';
import { importKinds } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { jobsQuery } from './import-queries.ts';
import { JobList } from './job-list.tsx';
import { KindCard } from './kind-card.tsx';

const columns = 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))';

export interface ImportHomeProps {
  unit: KeptUnit;
  onOpen: (jobId: string) => void;
}

/** Where an import begins, and what has been imported. */
export function ImportHome({ unit: { unitId }, onOpen }: ImportHomeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const jobs = useQuery(jobsQuery(unitId));
  return (
    <Stack gap="4">
      <Box>
        <PageHeading>{t('administration.section.import')}</PageHeading>
        <Text color="fg.muted">{t('administration.import.text')}</Text>
      </Box>
      <Grid as="ul" listStyleType="none" templateColumns={columns} gap="3">
        {importKinds.map((kind) => (
          <li key={kind}>
            <KindCard kind={kind} unitId={unitId} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
      <Heading as="h2" size="md">
        {t('administration.import.past')}
      </Heading>
      <Card padding="0">
        <QueryView query={jobs}>
          {(list) =>
            list.length > 0 ? (
              <JobList jobs={list} onOpen={onOpen} />
            ) : (
              <EmptyState
                icon={<FileSpreadsheet size={40} strokeWidth={1.25} aria-hidden />}
                title={t('administration.import.none')}
                text={t('administration.import.noneHint')}
              />
            )
          }
        </QueryView>
      </Card>
    </Stack>
  );
}
