import type { UserType } from '#shared/contracts';
import type { Localized } from '#shared/language';
import type { TransactionProof } from '../transaction-proof.ts';

/** Who came, as the provider knows it. */
export interface SocialIdentity {
  /** Stable within the provider and app. */
  readonly openid: string;
  /** Stable across the apps of one owner, where the provider sends it. */
  readonly unionid: string | null;
  /** Whom a provider of the school's own means; absent at all others. */
  readonly person?: SchoolPerson | undefined;
}

/** Somebody of a unit, as the information system of the unit knows her. */
export interface SchoolPerson {
  readonly unitId: string;
  readonly externalId: string;
  readonly userType: UserType | undefined;
  readonly realName: string | undefined;
  /** Whether an account may be made for her. */
  readonly mayBeCreated: boolean;
}

export interface AuthorizeOrder {
  readonly state: string;
  /** Where the browser comes back to, absolute. */
  readonly redirectUri: string;
  /** Inside the messaging app, or on a page with a QR code. */
  readonly inApp: boolean;
  readonly proof: TransactionProof;
}

/** What came back beside the code, and what the sign-in began with. */
export interface ReturnedSignIn {
  readonly state: string;
  /** The issuer, as the address of the way back names it (RFC 9207). */
  readonly iss: string | undefined;
  readonly proof: TransactionProof;
}

/** A third party that proves identities. */
export interface SocialAdapter {
  readonly appId: string;
  /** How people call it. Default: as the portal knows it by its id. */
  readonly names?: Localized | undefined;
  /** The one unit whose accounts it opens. Default: those of any unit. */
  readonly unitId?: string | undefined;
  /** Path of the one address of this portal that it sends browsers back to. Default: the sign-in page, with a query. */
  readonly returnPath?: string | undefined;
  /** Id of the application inside the provider's account, where it has one. */
  readonly applicationId: string | null;
  /** Where sign-ins at this provider start, without a state; for display. */
  readonly loginAddress: string;
  readonly buildAddress: (order: AuthorizeOrder) => string | Promise<string>;
  /**
   * Trades a one-time code for the identity.
   * @throws DomainError `invalid_grant` (the provider refused the code), `upstream_unavailable`, `upstream_timeout`,
   * `upstream_invalid`
   */
  readonly identify: (code: string, returned: ReturnedSignIn) => Promise<SocialIdentity>;
}

/** One whose wire knows neither PKCE nor a nonce. */
export interface PlainSocialAdapter extends SocialAdapter {
  readonly buildAddress: (order: Omit<AuthorizeOrder, 'proof'>) => string;
  readonly identify: (code: string) => Promise<SocialIdentity>;
}
