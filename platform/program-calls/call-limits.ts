const minute = 60_000;
const day = 24 * 60 * minute;

/** Users that one call may name, and rows of one page. */
export const maxRows = 500;
/** Bytes of a body. */
export const bodyLimit = 256 * 1024;
/** Calls of one client that write, in a minute, for all its units together. */
export const writingLimit = { points: 120, window: minute, block: 0 } as const;
/** What one client may write to one person in a day, beginning with the first. */
export const dailyLimits = {
  message: { points: 20, window: day },
  todo: { points: 50, window: day },
} as const;

/** As answers name them. */
export const shownLimits = {
  usersPerCall: maxRows,
  callsPerMinute: writingLimit.points,
  messagesPerUserAndDay: dailyLimits.message.points,
  todosPerUserAndDay: dailyLimits.todo.points,
} as const;
