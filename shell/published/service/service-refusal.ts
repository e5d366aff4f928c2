/** A refusal that the user reads: the service answers its status and its message. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  readonly status: number;

  /** @param status HTTP status code, such as 400 or 404 */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
