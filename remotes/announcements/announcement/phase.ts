import type { Announcement } from '#shared/contracts';

export type Phase = 'planned' | 'running' | 'ended';

/** @param now the server's clock, epoch milliseconds */
export function phaseOf({ startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>, now: number): Phase {
  if (endsAt <= now) return 'ended';
  return startsAt <= now ? 'running' : 'planned';
}
