import { type DriveOutcome, maxDriveSelection } from '#shared/contracts';

export interface BatchOutcome extends DriveOutcome {
  /** Entries that were not sent: the user stopped, or a batch failed. */
  left: number;
}

export interface BatchOptions {
  /** After each batch. */
  onProgress: (done: number) => void;
  /** Asked before each batch but the first. */
  isStopped: () => boolean;
}

/**
 * Sends a selection of any size, as many entries at a time as one request takes. What was done stays done when the user stops
 * or a later batch fails; a failed request has said so itself.
 * @throws what the first batch throws
 */
export async function sendInBatches(
  ids: readonly string[],
  send: (ids: string[]) => Promise<DriveOutcome>,
  { onProgress, isStopped }: BatchOptions,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { done: 0, refused: [], left: ids.length };
  for (let from = 0; from < ids.length; from += maxDriveSelection) {
    if (from > 0 && isStopped()) break;
    try {
      const { done, refused } = await send(ids.slice(from, from + maxDriveSelection));
      outcome.done += done;
      outcome.refused.push(...refused);
    } catch (error) {
      if (from === 0) throw error;
      break;
    }
    const sent = Math.min(from + maxDriveSelection, ids.length);
    outcome.left = ids.length - sent;
    onProgress(sent);
  }
  return outcome;
}
