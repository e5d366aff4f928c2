import * as v from 'valibot';

/**
 * The data of `GET /bff/session`, which does not count as activity, and of `POST /bff/session/stay`, which does. Times are
 * ms since the epoch, by the clock of the server. Calls with the header `x-portal-poll` do not count as activity either.
 */
export const sessionInfoSchema = v.object({
  /** When the session ends unless the user does something. */
  idleEndsAt: v.number(),
  /** When it ends in any case. */
  absoluteEndsAt: v.number(),
  now: v.number(),
});
export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;
