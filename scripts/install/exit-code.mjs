import { constants } from 'node:os';

/** Added to the number of a signal that ended a program, as shells do. */
const SIGNAL_BASE = 128;
/** Code of a program that its time limit ended, as timeout(1) says it. */
export const OVER_TIME = 124;

/** One number for how a program ended: its own code, or 128 more than the number of the signal that ended it. */
export function exitCodeOf(code, signal) {
  return code ?? SIGNAL_BASE + (constants.signals[signal] ?? 0);
}

/**
 * Says how a program ended.
 * @param {number} code as `run` resolves it
 * @param {number} limitMs the time it had
 */
export function describeExit(code, limitMs) {
  if (code === OVER_TIME) return `stopped at its limit of ${limitMs / 60_000} minutes`;
  const [signal] =
    Object.entries(constants.signals).find(([, number]) => number === code - SIGNAL_BASE) ?? [];
  return signal ? `ended by ${signal}` : `ended with exit code ${code}`;
}
