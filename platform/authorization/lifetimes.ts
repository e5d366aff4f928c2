const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long what the provider gives out lives, in seconds. */
export const lifetimes = {
  authorizationCode: minute,
  accessToken: hour,
  idToken: hour,
  /** Of a program, which gets the next one by its secret. */
  programToken: 10 * minute,
  /** Absolute: rotation does not prolong it. */
  refreshToken: 14 * day,
  /** The session of the portal, which ends it, does not live longer. */
  session: 12 * hour,
  interaction: 10 * minute,
  grant: 30 * day,
  pushedRequest: minute,
  initialAccessToken: 7 * day,
} as const;

/** Milliseconds. */
export const housekeeping = {
  clientEvents: 90 * day * 1000,
  /** A new key is published so long before it signs: every process and every client has seen it then. */
  publishAhead: 5 * minute * 1000,
  /** A replaced key stays published until nothing that it signed counts any more. */
  keepRetired: 2 * hour * 1000,
  refreshKeys: minute * 1000,
  /** So old is a key when another one takes over by itself. */
  rotateKeys: 90 * day * 1000,
} as const;
