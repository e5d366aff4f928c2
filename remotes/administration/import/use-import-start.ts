import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUploads } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type ImportJob, type ImportKind, importCreate, importGet, importList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** The service that keeps files of imports; they go when the import does. */
const serverid = 'import';

export interface ImportStartOptions {
  kind: ImportKind;
  unitId: string;
  onStarted: (jobId: string) => void;
}

/** Uploads a file, then begins an import with it. The panel of uploads shows how far it is, and may cancel it. */
export function useImportStart({ kind, unitId, onStarted }: ImportStartOptions): {
  isStarting: boolean;
  start: (file: File) => void;
} {
  const t = useTranslations<MessageId>();
  const { add } = useUploads();
  const queryClient = useQueryClient();
  const creating = useMutation({
    mutationFn: (fileId: string): Promise<ImportJob> => request(importCreate, { unitId, kind, fileId }),
    onSuccess: (job) => {
      queryClient.setQueryData([importGet.name, unitId, job.jobId], job);
      void queryClient.invalidateQueries({ queryKey: [importList.name] });
      onStarted(job.jobId);
    },
  });
  return {
    isStarting: creating.isPending,
    start: (file) => {
      const label = t(`administration.import.kind.${kind}`);
      void add([file], { label, serverid, onDone: ({ fileId }) => creating.mutate(fileId) });
    },
  };
}
