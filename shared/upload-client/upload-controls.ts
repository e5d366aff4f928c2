import type { UploadStatus } from './machine/upload-state.ts';
import type { UploadTools } from './run-upload.ts';
import type { UploadEntry } from './upload-entry.ts';

/** What users do with uploads. A call does nothing where the state does not allow it. */
export interface UploadControls {
  /** Without an id: all. */
  pause(id?: string): void;
  resume(id?: string): void;
  abort(id?: string): void;
  /** What has failed; with an id also what was aborted. */
  retry(id?: string): void;
  /** The higher goes first; 0 by default. */
  setPriority(id: string, priority: number): void;
  /** @param index place in the list, from 0 */
  move(id: string, index: number): void;
  /** Takes an upload out of the list, aborted where it runs. */
  remove(id: string): void;
}

const lostOffline: ReadonlySet<UploadStatus> = new Set(['checking', 'uploading', 'merging']);

export function createUploadControls(
  entries: Map<string, UploadEntry>,
  { list, store }: UploadTools,
): UploadControls {
  /** What runs is ended after the event, so that it says nothing more. */
  function change(id: string | undefined, type: 'pause' | 'abort'): void {
    for (const each of id === undefined ? idsOf(() => true) : [id]) {
      if (!list.dispatch(each, { type })) continue;
      const entry = entries.get(each);
      entry?.controller.abort();
      if (entry && type === 'abort') void store.remove(entry.key);
    }
  }

  function idsOf(isMeant: (status: UploadStatus) => boolean): string[] {
    return list.all().flatMap(({ id, status }) => (isMeant(status) ? [id] : []));
  }

  function send(ids: readonly string[], type: 'resume' | 'retry'): void {
    for (const id of ids) list.dispatch(id, { type });
  }

  return {
    pause: (id) => change(id, 'pause'),
    abort: (id) => change(id, 'abort'),
    resume: (id) => send(id === undefined ? idsOf(() => true) : [id], 'resume'),
    retry: (id) => send(id === undefined ? idsOf((status) => status === 'failed') : [id], 'retry'),
    setPriority: list.setPriority,
    move: list.move,
    remove(id) {
      change(id, 'abort');
      entries.delete(id);
      list.remove(id);
    },
  };
}

/** Sends uploads to wait when the network goes, and back when it comes. @returns ends it */
export function followNetwork(entries: Map<string, UploadEntry>, { list, sending }: UploadTools): () => void {
  const { network } = sending.context;
  return network.onChange(() => {
    for (const { id, status } of list.all()) {
      if (network.isOnline()) list.dispatch(id, { type: 'reconnect' });
      else if (lostOffline.has(status)) {
        list.dispatch(id, { type: 'disconnect' });
        entries.get(id)?.controller.abort();
      }
    }
  });
}
