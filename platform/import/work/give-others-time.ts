import { setTimeout as pause } from 'node:timers/promises';

/** Of the time that a batch took, so much is left to all other requests before the next one. */
const share = 0.3;

/** Waits after a batch, so that what others have asked is answered meanwhile. @param startedAt of the batch, `performance.now()` */
export async function giveOthersTime(startedAt: number): Promise<void> {
  await pause((performance.now() - startedAt) * share);
}
