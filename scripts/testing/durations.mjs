import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../install/project.mjs';

const file = inProject('tests', 'durations.json');
/** Shorter files weigh the same: their seconds would change with every run. */
const shortestSeconds = 2;

/** Seconds of test files by path, as the last run that was remembered took them. */
export function readDurations() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces what these runs have timed, and forgets files that are gone. */
export function rememberDurations(timed, files) {
  const merged = { ...readDurations(), ...timed };
  const kept = Object.entries(merged).filter(
    ([name, seconds]) => files.includes(name) && seconds >= shortestSeconds,
  );
  const rounded = kept.map(([name, seconds]) => [name, Math.round(seconds)]).sort();
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
