import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, chakra, Stack, Text } from 'shell/ui';
import { type ImportJob, importCancel, importGet } from '#shared/contracts';
import { formatThousands } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';

const Bar = chakra('progress', { base: { width: '100%', height: '3', accentColor: 'brand.solid' } });

/** How far the work in the background is. It goes on when the page is left. */
export function JobProgress({ job, unitId }: { job: ImportJob; unitId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const labelId = useId();
  const queryClient = useQueryClient();
  const { jobId, progress, isCancelling } = job;
  const state = job.state === 'running' ? 'running' : 'comparing';
  const cancelling = useMutation({
    mutationFn: () => request(importCancel, { unitId, jobId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [importGet.name, unitId, jobId] }),
  });
  const isEnding = isCancelling || cancelling.isPending;
  return (
    <Card padding="4">
      <Stack gap="3">
        <Text id={labelId} role="status" fontWeight="600">
          {t(isEnding ? 'administration.import.cancelling' : `administration.import.busy.${state}`)}
        </Text>
        {progress.total > 0 ? (
          <Bar aria-labelledby={labelId} max={progress.total} value={progress.done} />
        ) : (
          <Bar aria-labelledby={labelId} />
        )}
        <Text fontSize="sm" color="fg.muted" minHeight="1lh" fontVariantNumeric="tabular-nums">
          {progress.total > 0
            ? t('administration.import.progress', {
                done: formatThousands(progress.done),
                total: formatThousands(progress.total),
              })
            : ''}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {t('administration.import.leave')}
        </Text>
        <Box>
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={isEnding}
            onClick={() => cancelling.mutate()}
          >
            {t('administration.import.cancel')}
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
