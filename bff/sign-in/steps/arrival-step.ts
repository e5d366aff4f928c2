import type { SignInReason } from '#shared/contracts';

/** An address that somebody arrived at. */
export interface LinkRequest {
  readonly pathname: string;
  readonly params: URLSearchParams;
  /** Whether a third-party client's request arrives there. */
  readonly isAuthorize: boolean;
  /** Host of the portal, for secrets that are bound to one. */
  readonly unitHost: string;
  /** The configured call that redeems tickets; null where there is none. */
  readonly ticketLogin: TicketLogin | null;
}

/** Which call redeems tickets (B10). */
export interface TicketLogin {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A call that signs in with the secret of an address. */
export interface SignInCall {
  /** Default POST. */
  readonly method?: 'GET' | 'POST' | undefined;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  /** What a refusal without a reason of its own means. */
  readonly fallback: SignInReason;
  /**
   * Whether somebody else may have made the link: then a user who is signed in, or who came from another site, is asked
   * before she becomes somebody else (threat T23). False where the secret is bound to the browser.
   */
  readonly isForAnyone: boolean;
}

/** What a step makes of an address. */
export type WayIn =
  | { readonly kind: 'call'; readonly call: SignInCall; readonly needsUnitConsent?: boolean }
  | { readonly kind: 'refuse'; readonly reason: SignInReason }
  | { readonly kind: 'prefill'; readonly username: string }
  | { readonly kind: 'leave' };

/** One step of the order in which the portal signs in (B01). */
export interface ArrivalStep {
  readonly name: string;
  /** Query parameters of this step that may not stay in the address. */
  secretsIn(arrival: LinkRequest): readonly string[];
  /** Undefined passes on to the next step. */
  find(arrival: LinkRequest): WayIn | undefined;
}

/** The first of some parameters that has a value. */
export function firstOf(params: URLSearchParams, names: readonly string[]): string | undefined {
  return names.map((name) => params.get(name)).find((value) => value !== null && value !== '') ?? undefined;
}

export function presentOf(params: URLSearchParams, names: readonly string[]): string[] {
  return names.filter((name) => params.has(name));
}
