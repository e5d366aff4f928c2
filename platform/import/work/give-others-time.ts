import { setTimeout as pause } from 'node:timers/promises';
import { passBatch } from '#shared/passed-buffers';

/** Of the time that a batch took, so much is left to all other requests before the next one. */
const share = 0.3;

/** Waits after a batch, so that what others have asked is answered meanwhile. @param startedAt of the batch, `performance.now()` */
export async function giveOthersTime(startedAt: number): Promise<void> {
  passBatch();
  await pause((performance.now() - startedAt) * share);
}
