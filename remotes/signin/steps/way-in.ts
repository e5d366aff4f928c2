/** Somebody at the sign-in page, before anything was typed. */
export interface SignInContext {
  userAgent: string;
  isSignedIn: boolean;
  /** Page to go to afterwards; undefined means home. */
  returnTo: string | undefined;
  /** Ends the steps: the visitor has begun to type. */
  signal: AbortSignal;
}

/** What a step did: `signed-in` asks for the next page, `left` has seen to that itself, undefined passes on. */
export type Outcome = 'signed-in' | 'left' | undefined;

/** One step of the order in which the page signs in by itself (B01). */
export interface WayIn {
  name: string;
  applies: (context: SignInContext) => boolean;
  /** @throws RequestError for a failure that the page shows to the visitor; it ends the steps */
  run: (context: SignInContext) => Promise<Outcome>;
}
