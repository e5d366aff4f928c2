import { isDomainError } from '#shared/contracts';
import { pickLanguage } from '#shared/language';

/** Why a portal was not begun, in one English line for an operator; undefined where it is no refusal of what was given. */
export function describeSetupFailure(error: unknown): string | undefined {
  const refused = isDomainError(error) ? (error.fieldErrors ?? []) : [];
  const lines = refused.map(({ field, message }) => `${field}: ${pickLanguage(message, 'en')}`);
  return lines.length > 0 ? lines.join('; ') : undefined;
}
