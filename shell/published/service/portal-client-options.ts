export interface PortalClientOptions {
  /** Origin of the portal. */
  readonly portal: string;
  /** The client that the developer centre registered for this service, and its secret. */
  readonly clientId: string;
  readonly clientSecret: string;
}
