/** Why the server does not start, as one line for whoever starts it. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
