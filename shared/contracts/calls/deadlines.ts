/** Deadline of calls that sign in, sign out, or ask who is signed in, ms. Other calls wait 20 minutes. */
export const sessionDeadlineMs = 30_000;

/** Pictures of a page, ms. A browser has six connections: hanging pictures would keep every call and page waiting. */
export const pictureDeadlineMs = 8_000;
