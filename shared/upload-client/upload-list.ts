import { reduceUpload } from './machine/reduce-upload.ts';
import type { UploadEvent, UploadState } from './machine/upload-state.ts';

/** The uploads of a page in their order. */
export interface UploadList {
  /** The same object until something changes. */
  all(): readonly UploadState[];
  /** Present, or undefined where it was removed. */
  find(id: string): UploadState | undefined;
  add(uploads: readonly UploadState[]): void;
  /** @returns whether the event changed the upload */
  dispatch(id: string, event: UploadEvent): boolean;
  /** @param index place in the list, from 0 */
  move(id: string, index: number): void;
  setPriority(id: string, priority: number): void;
  remove(id: string): void;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** @param onEvent called after an event has changed an upload */
export function createUploadList(
  onEvent: (before: UploadState, after: UploadState, event: UploadEvent) => void,
): UploadList {
  const listeners = new Set<() => void>();
  let uploads: readonly UploadState[] = [];

  function replaceAll(next: readonly UploadState[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function replace(id: string, change: (upload: UploadState) => UploadState): void {
    replaceAll(uploads.map((upload) => (upload.id === id ? change(upload) : upload)));
  }

  const find = (id: string): UploadState | undefined => uploads.find((upload) => upload.id === id);

  return {
    all: () => uploads,
    find,
    add: (added) => replaceAll([...uploads, ...added]),
    dispatch(id, event) {
      const before = find(id);
      const after = before && reduceUpload(before, event);
      if (!before || !after || before === after) return false;
      replace(id, () => after);
      onEvent(before, after, event);
      return true;
    },
    move(id, index) {
      const moved = find(id);
      if (moved) replaceAll(uploads.filter((upload) => upload !== moved).toSpliced(index, 0, moved));
    },
    setPriority: (id, priority) => replace(id, (upload) => ({ ...upload, priority })),
    remove: (id) => replaceAll(uploads.filter((upload) => upload.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
