import { useState } from 'react';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { maxDownloaded } from './entry/addresses.ts';
import { download } from './entry/download.ts';
import type { ChosenEntries } from './list/use-selection.ts';
import type { MessageId } from './messages/message-id.ts';
import type { Place } from './place/use-place.ts';
import type { Command, Task } from './tasks/task.ts';
import { type Change, useChanging } from './tasks/use-changing.ts';

/** What commands do: at once, or by a dialog. What was removed can be brought back for a while. */
export function useCommands(place: Place, chosen: ChosenEntries) {
  const t = useTranslations<MessageId>();
  const [task, setTask] = useState<Task>();
  const [shown, setShown] = useState<DriveEntry>();
  const [removed, setRemoved] = useState<readonly DriveEntry[]>([]);
  const changing = useChanging((change, { refused, left }) => {
    chosen.clear();
    if (change.kind === 'remove') {
      const kept = new Set(refused.map(({ entryId }) => entryId));
      const sent = change.entries.slice(0, change.entries.length - left);
      setRemoved(sent.filter(({ entryId }) => !kept.has(entryId)));
    } else setRemoved((now) => withoutChanged(now, change));
  });
  const undoing = useChanging(() => setRemoved([]));
  const run = (command: Command, entries: readonly DriveEntry[]): void => {
    const [entry] = entries;
    if (!entry) return;
    if (command === 'open') {
      if (entry.isFolder) place.open({ spaceId: entry.spaceId, parentId: entry.entryId });
      else setShown(entry);
    } else if (command === 'reveal') place.open({ spaceId: entry.spaceId, parentId: entry.parentId });
    else if (command === 'download') {
      if (entries.length > maxDownloaded)
        notify(t('drive.download.most', { most: maxDownloaded }), { tone: 'warning' });
      else download(entries);
    } else if (command === 'remove' || command === 'restore') changing.mutate({ kind: command, entries });
    else if (command === 'move' || command === 'copy' || command === 'purge')
      setTask({ kind: command, entries });
    else setTask({ kind: command, entry });
  };
  return {
    run,
    task,
    setTask: (next: Task | undefined) => {
      if (!next) chosen.clear();
      setTask(next);
    },
    shown,
    setShown,
    removed,
    undo: () => undoing.mutate({ kind: 'restore', entries: removed }),
    isUndoing: undoing.isPending,
    /** Of a change without a dialog. */
    progress: changing.progress ?? undoing.progress,
    forget: () => setRemoved([]),
  };
}

/** What has come back from the recycle bin by itself needs no undoing. */
function withoutChanged(removed: readonly DriveEntry[], change: Change): readonly DriveEntry[] {
  if (!('entries' in change)) return removed;
  const changed = new Set(change.entries.map(({ entryId }) => entryId));
  return removed.filter(({ entryId }) => !changed.has(entryId));
}
