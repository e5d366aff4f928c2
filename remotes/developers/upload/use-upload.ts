import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRequestError } from 'shell/request';
import type { AppRelease } from '#shared/contracts';
import { appsKey } from '../apps/apps-query.ts';
import { nothingPicked, type PickedArchive, type PickProblem, pickFiles } from './picked-archive.ts';
import { sendArchive } from './send-archive.ts';

export interface Upload {
  readonly picked: PickedArchive;
  readonly problem: PickProblem | undefined;
  readonly isBusy: boolean;
  /** Bytes that have gone out. */
  readonly sent: number;
  /** Why the last try failed; undefined once something else is chosen or the user gave up. */
  readonly error: Error | null;
  readonly pick: (files: readonly File[]) => void;
  readonly send: () => void;
  readonly cancel: () => void;
}

/** An upload from the choice of its files to the answer. Whatever fails, the files stay chosen. */
export function useUpload(onDone: (release: AppRelease) => void): Upload {
  const queryClient = useQueryClient();
  const [picked, setPicked] = useState<PickedArchive>(nothingPicked);
  const [problem, setProblem] = useState<PickProblem>();
  const [sent, setSent] = useState(0);
  const control = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ archive, signature }: Required<Pick<PickedArchive, 'archive' | 'signature'>>) => {
      control.current = new AbortController();
      setSent(0);
      if (!archive || !signature) throw new Error('nothing is chosen');
      return sendArchive({ archive, signature, signal: control.current.signal, onSent: setSent });
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: appsKey }),
  });
  const pick = async (files: readonly File[]): Promise<void> => {
    const { problem: found, ...next } = await pickFiles(picked, files);
    setPicked(next);
    setProblem(found);
    reset();
  };
  const isCancelled = isRequestError(error) && error.kind === 'aborted';
  return {
    ...{ picked, problem, sent },
    isBusy: isPending,
    error: isCancelled ? null : error,
    pick: (files) => void pick(files),
    send: () => {
      if (picked.archive && picked.signature)
        mutate({ archive: picked.archive, signature: picked.signature });
    },
    cancel: () => control.current?.abort(),
  };
}
