import type { ReactElement } from 'react';
import { ListTable, NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex, Text } from 'shell/ui';
import type { ImportJob } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { StateBadge } from './state-badge.tsx';

export interface JobListProps {
  jobs: readonly ImportJob[];
  onOpen: (jobId: string) => void;
}

/** Imports, the latest first, as a table; as cards where there is no room for one. */
export function JobList({ jobs, onOpen }: JobListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const caption = t('administration.import.past');
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {jobs.map((job) => (
          <CardItem key={job.jobId}>
            <Flex wrap="wrap" align="center" gap="2">
              <JobName job={job} onOpen={onOpen} />
              <StateBadge job={job} />
            </Flex>
            <Text fontSize="sm" color="fg.muted">
              <JobTime job={job} />
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {t('administration.import.counts', job.counts)}
            </Text>
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={(['file', 'kind', 'time', 'by', 'result', 'state'] as const).map((key) => ({
          key,
          label: t(`administration.import.column.${key}`),
        }))}
      />
      <tbody>
        {jobs.map((job) => (
          <ListTable.Row key={job.jobId}>
            <ListTable.Cell>
              <JobName job={job} onOpen={onOpen} />
            </ListTable.Cell>
            <ListTable.Cell>{t(`administration.import.kind.${job.kind}`)}</ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">
              <JobTime job={job} />
            </ListTable.Cell>
            <ListTable.Cell>{job.createdBy ?? t('administration.import.byCommand')}</ListTable.Cell>
            <ListTable.Cell>{t('administration.import.counts', job.counts)}</ListTable.Cell>
            <ListTable.Cell>
              <StateBadge job={job} />
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

/** The file of an import opens it. */
function JobName({
  job: { jobId, fileName },
  onOpen,
}: { job: ImportJob } & Pick<JobListProps, 'onOpen'>): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <NameButton
      name={fileName}
      label={t('administration.import.open', { name: fileName })}
      onClick={() => onOpen(jobId)}
    />
  );
}

function JobTime({ job: { createdAt } }: { job: ImportJob }): ReactElement {
  return <>{useDates().format(createdAt, 'YYYY-MM-DD HH:mm')}</>;
}
