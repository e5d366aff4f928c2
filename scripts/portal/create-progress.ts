import type { BackupStep } from '#platform/backup';
import { formatBytes } from './format-bytes.ts';

/** A line each so many milliseconds while many small parts pass. */
const interval = 5_000;

/**
 * Shows on stderr what a backup or a restore has done.
 * @param begin the first line
 */
export function createProgress(begin: string, now: () => number = () => performance.now()) {
  let parts = 0;
  let bytes = 0;
  let next = now() + interval;
  const say = (line: string): void => console.error(line);
  say(begin);
  return (step: BackupStep): void => {
    if (step.step === 'database-copied') say('The database is copied');
    if (step.step === 'verified') say(`All ${step.parts} hashes are right`);
    if (step.step === 'begun') say('Restoring …');
    if (step.step !== 'part') return;
    parts += 1;
    bytes += step.bytes;
    if (now() < next) return;
    next = now() + interval;
    say(`${parts} parts, ${formatBytes(bytes)} …`);
  };
}
