/** What the portal answered to a call of a service that it refused. */
export class PortalRefusal extends Error {
  override readonly name = 'PortalRefusal';
  /** HTTP status code. */
  readonly status: number;
  /** The portal's own word, such as `insufficient_scope`; empty where it said none. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
