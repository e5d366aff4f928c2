import { isDomainError } from '#shared/contracts';

/** Why the platform does not start, in one line for the operator. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, name } = rootOf(error);
  const reason = (message || name).split('\n', 1)[0] ?? name;
  return isDomainError(error) && error.code === 'store_unavailable'
    ? `the database cannot be used: ${reason}`
    : reason;
}

/** The reason behind all others: of several addresses that refused, the first. */
function rootOf(error: Error): Error {
  const next = error instanceof AggregateError ? error.errors[0] : error.cause;
  return next instanceof Error ? rootOf(next) : error;
}
