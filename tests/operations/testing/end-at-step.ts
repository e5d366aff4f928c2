import { type OnStep, restorePortal } from '#platform/backup';
import { endOnInterrupt } from '../../../scripts/portal/end-on-interrupt.ts';
import type { PortalPlace } from './portal-place.ts';
import { backUp, keySecret } from './small-portal.ts';

/** What a process of its own does until its step number `at`, in which it gets the signal: `node end-at-step.ts '{…}'`. */
export interface EndOrder {
  readonly command: 'backup' | 'restore';
  readonly place: Pick<PortalPlace, 'dataDir' | 'options'>;
  readonly archive: string;
  readonly signal: 'SIGINT' | 'SIGKILL';
  /** Counted from 1. */
  readonly at: number;
}

const { command, place, archive, signal, at } = JSON.parse(process.argv[2] ?? '{}') as EndOrder;
let seen = 0;
const onStep: OnStep = ({ step }) => {
  seen += 1;
  if (seen !== at) return;
  process.stdout.write(step);
  process.kill(process.pid, signal);
};
if (command === 'backup') await backUp(place, archive, { onStep, signal: endOnInterrupt() });
else
  await restorePortal({
    archive,
    dataFolder: place.dataDir,
    database: place.options,
    bucket: undefined,
    readKeySecrets: () => [keySecret],
    onStep,
  });
process.stdout.write('done');
