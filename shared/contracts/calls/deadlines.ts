/** Who signs in, out, or asks who is signed in, waits for half a minute and not for the twenty of other calls, ms. */
export const sessionDeadlineMs = 30_000;

/** Pictures of a page, ms. A browser has six connections: hanging pictures would keep every call and page waiting. */
export const pictureDeadlineMs = 8_000;
