/**
 * The effect of a call, whatever its method is:
 * - `read` changes nothing
 * - `change` changes what is kept
 * - `sign-in` opens a session in this browser, or is a step on the way there
 * - `sign-out` ends the session of this browser
 * - `renew` gives the session new tokens of the same user
 */
export type Effect = 'read' | 'change' | 'sign-in' | 'sign-out' | 'renew';

/**
 * The sender of a call:
 * - `page` a page of the portal, in the session of its user
 * - `machine` a server or an app of a third party, with credentials of its own or with none; never in a session
 * - `program` a client with a token of its own, which acts for a unit and for no user (ADR 131); never in a session, and never
 *   a page
 * - `any-site` a page of the portal or of any other site. It only begins something that the portal's own pages
 *   ask about
 */
export type Caller = 'page' | 'machine' | 'program' | 'any-site';

/** What those who stand before a call have to know: the BFF on its way, and the platform's step-up. */
export interface CallMeaning {
  readonly effect: Effect;
  /** Default `page`. */
  readonly caller: Caller;
  /** Who may send it: `public` needs no session. Default `signed-in`. */
  readonly audience: 'public' | 'signed-in';
  /** How long the sender waits for the answer to begin, ms. Default: 30 s for calls about the session, else 20 minutes. */
  readonly deadlineMs?: number | undefined;
  /** Its payload holds a file, which travels slowly: only a deadline that it names itself cuts it short. Default for `multipart`. */
  readonly upload: boolean;
  /** The platform itself compares the user of the payload with that of the session, and says so (ADR 42). */
  readonly checksUser?: boolean | undefined;
}

/** Whether it carries credentials of its own, so that no session of a browser counts for it. */
export function isWithoutSession({ caller }: Pick<CallMeaning, 'caller'>): boolean {
  return caller === 'machine' || caller === 'program';
}

/** Whether a call is about the session itself: it opens, renews or ends one. */
export function isAboutSession({ effect }: Pick<CallMeaning, 'effect'>): boolean {
  return effect === 'sign-in' || effect === 'sign-out' || effect === 'renew';
}
