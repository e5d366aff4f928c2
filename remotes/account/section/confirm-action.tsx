import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { notify } from 'shell/ui';

/** Something that is asked about before it is done. */
export interface Action {
  title: string;
  text: string;
  /** A verb. */
  confirmLabel: string;
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** What is out of date then. */
  stale: readonly QueryKey[];
}

/** Asks, does it, and says so. The request has already shown its failure; the question stays for another try. */
export function ConfirmAction({ action, onClose }: { action: Action; onClose: () => void }): ReactElement {
  const queryClient = useQueryClient();
  const { title, text, confirmLabel, run, done, stale } = action;
  const running = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(done, { tone: 'success' });
      onClose();
    },
    onSettled: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      destructive
      busy={running.isPending}
      onConfirm={() => {
        if (!running.isPending) running.mutate();
      }}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
