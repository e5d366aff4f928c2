const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long things live, in milliseconds. */
export const lifetimes = {
  accessToken: 10 * minute,
  /** Absolute: a session ends then, however busy it is. The refresh token lives as long. */
  session: 12 * hour,
  /** A refresh token may be shown twice within this time: two tabs at once are no theft. */
  refreshGrace: 10 * second,
  audit: 180 * day,
  /** Who opened which app. */
  accessRecord: 180 * day,
  /** How often apps were opened, without names. */
  appUse: 400 * day,
  /** After its end; until then administrators find it in their list. */
  announcement: 365 * day,
} as const;

/** How many wrong tries within `window` ms; `block` ms is how long a key stays refused once it is over `points`. */
export const attemptLimits = {
  /** One user name from one address. */
  pair: { points: 10, window: 15 * minute, block: 15 * minute },
  /** One user name from anywhere: slows down, never locks, or a pupil could lock a teacher out. */
  name: { points: 20, window: hour, block: 0 },
  /** One address: wide, since a whole school shares one; names that have signed in from there are never refused for it. */
  address: { points: 300, window: hour, block: 0 },
  /** How long a name that signed in from an address belongs there. */
  familiar: 90 * day,
  /** Wait before the password is looked at when the name is over its limit. */
  slowDown: 2 * second,
} as const;
