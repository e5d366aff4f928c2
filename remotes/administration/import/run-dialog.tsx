import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import { type ImportJob, importGet, importList, importRun } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { writtenCountsOf } from './written-counts.ts';

export interface RunDialogProps {
  job: ImportJob;
  unitId: string;
  onClose: () => void;
}

/** Asks before an import writes, and says what it will do. */
export function RunDialog({ job, unitId, onClose }: RunDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const { jobId } = job;
  const counts = { ...writtenCountsOf(job), refused: job.counts.refused };
  const running = useMutation({
    mutationFn: () => request(importRun, { unitId, jobId }),
    onSuccess: (started) => {
      queryClient.setQueryData([importGet.name, unitId, jobId], started);
      void queryClient.invalidateQueries({ queryKey: [importList.name] });
    },
    onSettled: onClose,
  });
  const lines = (['new', 'changed', 'leaving', 'refused'] as const).filter((outcome) => counts[outcome] > 0);
  return (
    <ConfirmDialog
      open
      title={t('administration.import.runTitle')}
      confirmLabel={t('administration.import.run')}
      destructive={counts.leaving > 0}
      busy={running.isPending}
      onConfirm={() => {
        if (!running.isPending) running.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap="1">
        {lines.map((outcome) => (
          <Text key={outcome} color={outcome === 'leaving' ? 'fg.error' : undefined}>
            {t(`administration.import.will.${outcome}`, { count: counts[outcome] })}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
