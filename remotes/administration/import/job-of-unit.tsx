import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { type ChangeQuery, QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, PageHeading, Stack, Text } from 'shell/ui';
import type { ImportJob } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { FileProblems } from './file-problems.tsx';
import type { ImportQuery } from './import-hash.ts';
import { jobQuery } from './import-queries.ts';
import { JobProgress } from './job-progress.tsx';
import { JobResult } from './job-result.tsx';
import { MappingForm } from './mapping-form.tsx';
import { StateBadge } from './state-badge.tsx';

export interface JobOfUnitProps {
  unitId: string;
  query: ImportQuery;
  onChange: ChangeQuery<ImportQuery>;
  onLeave: () => void;
}

/** One import, from its columns to its report. */
export function JobOfUnit(props: JobOfUnitProps): ReactElement {
  const { unitId, query, onLeave } = props;
  const t = useTranslations<MessageId>();
  const job = useQuery(jobQuery(unitId, query.jobId));
  return (
    <Stack gap="4">
      <Box>
        <Button variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onLeave}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {t('administration.import.all')}
        </Button>
        <Flex wrap="wrap" align="center" gap="3">
          <PageHeading>
            {job.data
              ? t(`administration.import.title.${job.data.kind}`)
              : t('administration.section.import')}
          </PageHeading>
          {job.data ? <StateBadge job={job.data} /> : null}
        </Flex>
        <Text color="fg.muted" minHeight="1lh" overflowWrap="anywhere">
          {job.data?.fileName}
        </Text>
      </Box>
      <QueryView query={job}>{(shown) => <JobSteps {...props} job={shown} />}</QueryView>
    </Stack>
  );
}

/** What the import waits for, or what became of it. */
function JobSteps({ job, ...props }: JobOfUnitProps & { job: ImportJob }): ReactElement {
  const [isMatching, setMatching] = useState(false);
  const step = `${job.state} ${isMatching}`;
  // Another step begins at its beginning, not where the last one was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it follows
  useEffect(() => {
    globalThis.scrollTo({ top: 0 });
  }, [step]);
  const { unitId } = props;
  if (job.state === 'comparing' || job.state === 'running') return <JobProgress job={job} unitId={unitId} />;
  const isMatched = job.state !== 'ready' && job.state !== 'unreadable';
  return (
    <Stack gap="4">
      <FileProblems job={job} />
      {job.state === 'unreadable' ? null : isMatched && !isMatching ? (
        <JobResult {...props} job={job} onMatch={() => setMatching(true)} />
      ) : (
        <MappingForm
          job={job}
          unitId={unitId}
          onSent={() => setMatching(false)}
          {...(isMatched && { onCancel: () => setMatching(false) })}
        />
      )}
    </Stack>
  );
}
