import { isDomainError } from '#shared/contracts';
import { describeStartFailure } from '../../platform/start-failure.ts';

/** Why a command failed, in one line for the operator. Public messages of domain errors are for users; theirs is behind it. */
export function describeFailure(error: unknown): string {
  if (isDomainError(error)) return error.detail ?? describeStartFailure(error);
  return error instanceof Error ? error.message : String(error);
}
