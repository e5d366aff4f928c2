/** Why the server does not start, in one line for its operator. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
