import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type DriveEntry, type DriveOutcome, maxDriveSelection } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { useRefresh } from '../place/use-refresh.ts';
import { changeEntries, emptyBin, placeEntries } from './change-entries.ts';
import { type BatchOptions, type BatchOutcome, sendInBatches } from './send-in-batches.ts';
import type { Target } from './task.ts';

export type Change =
  | { kind: 'remove' | 'restore' | 'purge'; entries: readonly DriveEntry[] }
  | { kind: 'move' | 'copy'; entries: readonly DriveEntry[]; target: Target }
  | { kind: 'empty'; spaceId: string };

/** How far a change of many entries has come. */
export interface ChangeProgress {
  done: number;
  total: number;
  isStopping: boolean;
  stop: () => void;
}

/** Changes files, says what became of it, and shows the list anew. More than one request takes goes in batches. */
export function useChanging(onDone?: (change: Change, outcome: BatchOutcome) => void) {
  const say = useOutcomeWords();
  const refresh = useRefresh();
  const isStopped = useRef(false);
  const [state, setState] = useState<Omit<ChangeProgress, 'stop'>>();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) =>
      sendChange(change, {
        isStopped: () => isStopped.current,
        onProgress: (done) => setState((now) => now && { ...now, done }),
      }),
    onMutate: (change) => {
      const total = change.kind === 'empty' ? 0 : change.entries.length;
      isStopped.current = false;
      setState(total > maxDriveSelection ? { done: 0, total, isStopping: false } : undefined);
    },
    onSuccess: (outcome, change) => {
      say(outcome, change);
      onDone?.(change, outcome);
    },
    onSettled: () => {
      setState(undefined);
      return refresh();
    },
  });
  const stop = (): void => {
    isStopped.current = true;
    setState((now) => now && { ...now, isStopping: true });
  };
  const progress: ChangeProgress | undefined = state && { ...state, stop };
  return { mutate, isPending, progress };
}

const refusalMs = 6_000;

function useOutcomeWords(): (outcome: BatchOutcome, change: Change) => void {
  const t = useTranslations<MessageId>();
  return ({ done, refused, left }, { kind }) => {
    const [first] = refused;
    if (first)
      notify(t('drive.done.refused', { name: first.name, reason: first.message, count: refused.length }), {
        tone: 'warning',
        duration: refusalMs,
      });
    if (left > 0) notify(t('drive.done.left', { done, left }), { tone: 'warning', duration: refusalMs });
    // What can be undone is said where it is undone.
    else if (!first && kind !== 'remove')
      notify(t(`drive.done.${kind}`, { count: done }), { tone: 'success' });
  };
}

async function sendChange(change: Change, options: BatchOptions): Promise<BatchOutcome> {
  if (change.kind === 'empty') return withoutRest(await emptyBin(change.spaceId));
  return sendInBatches(
    change.entries.map(({ entryId }) => entryId),
    (ids) =>
      'target' in change ? placeEntries(change.kind, ids, change.target) : changeEntries(change.kind, ids),
    options,
  );
}

function withoutRest(outcome: DriveOutcome): BatchOutcome {
  return { ...outcome, left: 0 };
}
