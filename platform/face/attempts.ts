import { type AttemptDatabase, createActionLimits } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { isDomainError } from '#shared/contracts';

const minute = 60 * 1000;
const tries = { points: 5, window: minute } as const;
/** A class that clocks in before one camera. */
const podiumTries = { points: 60, window: minute } as const;
const misses = { points: 5, window: 10 * minute } as const;
const challenges = { points: 1500, window: 10 * minute } as const;

/** How often a face may be shown (D-48). `name` says by whom, or from where. */
export function createFaceAttempts(deps: { database: AttemptDatabase; clock: Clock }) {
  const limits = createActionLimits(deps);
  return {
    /** Five tries a minute. @throws DomainError `too_many_attempts` */
    countTry: (name: string): Promise<void> => limits.consume(`face-try:${name}`, tries),
    countPodiumTry: (name: string): Promise<void> => limits.consume(`face-podium:${name}`, podiumTries),
    countChallenge: (ip: string): Promise<void> => limits.consume(`face-challenge:${ip}`, challenges),
    /** The same, and after five who were not recognised nothing for ten minutes. @throws DomainError `too_many_attempts` */
    guard: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      await limits.check(`face-miss:${name}`, misses);
      await limits.consume(`face-try:${name}`, tries);
      try {
        return await work();
      } catch (error) {
        if (isMiss(error)) await limits.findRefusal(`face-miss:${name}`, misses);
        throw error;
      }
    },
  };
}

function isMiss(error: unknown): boolean {
  return isDomainError(error) && ['invalid_grant', 'invalid_input'].includes(error.code);
}
