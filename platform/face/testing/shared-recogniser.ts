import { createHash } from 'node:crypto';
import { silentLog } from '#shared/log';
import { createRecogniser, type Recogniser } from '../recogniser/recogniser.ts';
import type { SeenPicture } from '../recogniser/worker-messages.ts';

const minutes = 60_000;
/** One thread for all test files of a process; it looks at each picture once. */
const recogniser = createRecogniser({
  log: silentLog,
  startLimit: 5 * minutes,
  timeLimit: 5 * minutes,
  idleLimit: 5 * minutes,
});
const seen = new Map<string, Promise<SeenPicture>>();

export const sharedRecogniser: Recogniser = {
  ...recogniser,
  see: (picture) => {
    const key = createHash('sha256').update(picture).digest('hex');
    const known = seen.get(key) ?? recogniser.see(picture);
    seen.set(key, known);
    return known;
  },
};
