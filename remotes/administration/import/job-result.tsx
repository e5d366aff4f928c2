import { useQuery } from '@tanstack/react-query';
import { Columns3, Download, Play } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type ChangeQuery, QueryView } from 'shell/app';
import { downloadByForm, FilterChips, Pagination } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, Card, EmptyState, Flex, Stack, Text } from 'shell/ui';
import { type ImportJob, importReport, readsEnglish } from '#shared/contracts';
import { formatThousands } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';
import type { ImportQuery } from './import-hash.ts';
import { rowsQuery } from './import-queries.ts';
import { RowList } from './row-list.tsx';
import { RunDialog } from './run-dialog.tsx';
import { outcomesOf, writtenCountsOf } from './written-counts.ts';

export interface JobResultProps {
  job: ImportJob;
  unitId: string;
  query: ImportQuery;
  onChange: ChangeQuery<ImportQuery>;
  /** Back to the columns. */
  onMatch: () => void;
}

/** What an import would do, or has done, row by row. */
export function JobResult({ job, unitId, query, onChange, onMatch }: JobResultProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { jobId, counts, state } = job;
  const written = writtenCountsOf(job);
  const isCompared = state === 'compared';
  const toWrite = written.new + written.changed + written.leaving;
  const report = (): void =>
    downloadByForm({
      path: importReport.path,
      parameters: { unitId, jobId, language: readsEnglish(language) ? 'en' : 'zh-CN' },
    });
  return (
    <Stack gap="4">
      <Text role="status" fontWeight="600">
        {t(`administration.import.verdict.${isCompared && toWrite === 0 ? 'nothing' : state}`, {
          count: toWrite,
          refused: counts.refused,
        })}
      </Text>
      <Flex wrap="wrap" gap="2">
        {isCompared && toWrite > 0 ? (
          <Button minHeight={{ base: '11', md: '10' }} onClick={() => setAsking(true)}>
            <Play size={18} strokeWidth={1.75} aria-hidden />
            {t('administration.import.run')}
          </Button>
        ) : null}
        <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onMatch}>
          <Columns3 size={18} strokeWidth={1.75} aria-hidden />
          {t(againOf(job))}
        </Button>
        <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={report}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.import.report')}
        </Button>
      </Flex>
      <FilterChips
        label={t('administration.import.filter')}
        options={outcomesOf(job).map((value) => ({
          value,
          label: `${t(`administration.import.outcome.${value}`)} ${formatThousands(counts[value])}`,
        }))}
        value={query.outcome}
        onValueChange={(outcome) => onChange((now) => ({ ...now, outcome }))}
      />
      <Rows job={job} unitId={unitId} query={query} onChange={onChange} />
      {isAsking ? <RunDialog job={job} unitId={unitId} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

/** A set of files has no columns to match. */
function againOf({ state, kind }: ImportJob) {
  if (state !== 'compared') return 'administration.import.again';
  return kind === 'roster' ? 'administration.import.optionsChange' : 'administration.import.columnsChange';
}

function Rows({ job, unitId, query, onChange }: Omit<JobResultProps, 'onMatch'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { jobId, state, finishedAt } = job;
  const { outcome, page } = query;
  const rows = useQuery(
    rowsQuery({ unitId, jobId, page, ...(outcome ? { outcome } : {}) }, `${state} ${finishedAt}`),
  );
  return (
    <Card padding="0">
      <QueryView query={rows}>
        {(shown) =>
          shown.total === 0 ? (
            <EmptyState
              title={t('administration.import.noRows')}
              text={t('administration.import.noRowsHint')}
            />
          ) : (
            <Box aria-busy={rows.isPlaceholderData} opacity={rows.isPlaceholderData ? '0.6' : '1'}>
              <RowList rows={shown.list} kind={job.kind} />
              <Box padding="3">
                <Pagination
                  page={shown.page}
                  pages={Math.max(1, shown.pages)}
                  total={shown.total}
                  onPageChange={(next) => onChange((now) => ({ ...now, page: next }))}
                />
              </Box>
            </Box>
          )
        }
      </QueryView>
    </Card>
  );
}
