/** Who came, as the provider knows it. */
export interface SocialIdentity {
  /** Stable within the provider and app. */
  readonly openid: string;
  /** Stable across the apps of one owner, where the provider sends it. */
  readonly unionid: string | null;
}

export interface AuthorizeOrder {
  readonly state: string;
  /** Where the browser comes back to, absolute. */
  readonly redirectUri: string;
  /** Inside the messaging app, or on a page with a QR code. */
  readonly inApp: boolean;
}

/** A third party that proves identities. */
export interface SocialAdapter {
  readonly appId: string;
  /** Id of the application inside the provider's account, where it has one. */
  readonly applicationId: string | null;
  /** Where sign-ins at this provider start, without a state; for display. */
  readonly loginAddress: string;
  readonly buildAddress: (order: AuthorizeOrder) => string;
  /**
   * Trades a one-time code for the identity.
   * @throws DomainError `invalid_grant` (the provider refused the code), `upstream_unavailable`, `upstream_timeout`,
   * `upstream_invalid`
   */
  readonly identify: (code: string) => Promise<SocialIdentity>;
}
