import * as v from 'valibot';

/** How a unit stands: counts, nobody's name. */
export const unitOverviewSchema = v.object({
  /** Enabled accounts by kind, and disabled ones of any kind. */
  people: v.object({
    students: v.number(),
    teachers: v.number(),
    parents: v.number(),
    administrators: v.number(),
    disabled: v.number(),
  }),
  /** Open classes, and those of them that have no head teacher. */
  classes: v.object({ open: v.number(), withoutHead: v.number() }),
  /** Name of the current school year; null before there is one. */
  year: v.nullable(v.string()),
  /** How often apps were opened in the last seven days, today included. */
  appsOpened: v.number(),
  /** Requests for apps that nobody has answered. */
  appRequests: v.number(),
  /** Licences by their state. Ending is within 90 days (H06). */
  licences: v.object({
    active: v.number(),
    ending: v.number(),
    expired: v.number(),
    unreadable: v.number(),
    /** When the next of those that have not expired ends; null where none does. */
    nextEnd: v.nullable(v.string()),
  }),
  /** Announcements that reach the unit and are running. */
  announcements: v.number(),
  /** Different people who signed in today and within the last seven days, and sessions that are open now. Days are those of China. */
  signIns: v.object({ today: v.number(), people: v.number(), sessions: v.number() }),
  /** Bytes that the files of the unit take, and that they may take. */
  storageBytes: v.number(),
  storageQuota: v.number(),
  /** What runs by itself now: imports that compare or write, and a school year that ends or is undone. */
  jobs: v.object({ imports: v.number(), promotions: v.number() }),
});
export type UnitOverview = v.InferOutput<typeof unitOverviewSchema>;
