import { freemem } from 'node:os';

/** On a quiet machine of two cores more workers are slower: four took a fifth more time. */
const quiet = 2;
/** A worker with its browser or its servers stays below this. */
const bytesOfWorker = 1_000_000_000;

/**
 * The number of tests that run at once. Beside other work a scheduler gives each program its part, so that two workers would wait for most
 * of their time: beside eight busy loops on two cores six workers got three times as far.
 * @param {{share: number, memory: number, max: number}} machine `share` of a core that one program gets, bytes of `memory` that are free
 * @returns {number} from 2 to `max`
 */
export function countWorkers({ share, memory, max }) {
  const wanted = share > 0.75 ? quiet : Math.round(quiet / Math.max(share, 0.1));
  return Math.max(quiet, Math.min(wanted, max, Math.floor(memory / bytesOfWorker)));
}

/**
 * The part of a core that a busy program gets on this machine now, from 0 to 1.
 * @param {number} ms how long it is busy
 */
export function measureShare(ms = 600) {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - startedAt < ms);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1000 / (performance.now() - startedAt));
}

/** Bytes that programs may still take. */
export function measureMemory() {
  return process.availableMemory?.() ?? freemem();
}
