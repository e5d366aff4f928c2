import * as v from 'valibot';

/** Weeks that figures of use go back. */
export const weeksOfUse = 12;

/** How often apps were opened; whole numbers, and no names. */
export const appUseSchema = v.object({
  /** Beginnings of the weeks, epoch milliseconds, the oldest first; the last one ends with today. */
  weeks: v.array(v.number()),
  /** Apps that were opened, the most used first. */
  apps: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      englishName: v.nullable(v.string()),
      /** The service whose licence the app needs. */
      serverId: v.string(),
      /** How often, in each of the weeks. */
      opened: v.array(v.number()),
    }),
  ),
});
export type AppUse = v.InferOutput<typeof appUseSchema>;
