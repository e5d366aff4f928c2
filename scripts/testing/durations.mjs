import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inProject } from '../install/project.mjs';

const file = inProject('tests', 'durations.json');
/** Seconds of the shards before the last one: what decides the shards stays as it is while they run. */
const collectedFile = join(cacheFolder, 'durations.json');
/** Shorter files weigh the same: their seconds would change with every run. */
const shortestSeconds = 2;

/** Seconds of test files by path, as the last run that was remembered took them. */
export function readDurations() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Collects what a stage has timed. */
export function collectDurations(timed) {
  writeFileSync(collectedFile, JSON.stringify({ ...readCollected(), ...timed }));
}

/** Replaces what was collected, and forgets files that are gone. */
export function rememberDurations(files) {
  const merged = { ...readDurations(), ...readCollected() };
  const kept = Object.entries(merged).filter(
    ([name, seconds]) => files.includes(name) && seconds >= shortestSeconds,
  );
  const rounded = kept.map(([name, seconds]) => [name, Math.round(seconds)]).sort();
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
  rmSync(collectedFile, { force: true });
}

function readCollected() {
  return existsSync(collectedFile) ? JSON.parse(readFileSync(collectedFile, 'utf8')) : {};
}
