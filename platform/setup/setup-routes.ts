import { answerPublic, type Route } from '#platform/http';
import {
  type AnswerOf,
  DomainError,
  findFieldErrors,
  isAcceptablePassword,
  type ParsedPayloadOf,
  type PasswordRule,
  passwordRuleTexts,
  setupBegin,
  setupFields,
  setupState,
} from '#shared/contracts';
import { createAdministrator, isBegun, type SetupDeps } from './create-administrator.ts';
import { createSetupSecret, isSameSecret } from './setup-secret.ts';

export interface SetupRoutesDeps extends SetupDeps {
  /** What seals the signing keys, newest first; empty: the page is closed. */
  keySecrets: readonly string[];
  passwordRule: PasswordRule;
  /** What the page tells about the platform. */
  surroundings: NonNullable<AnswerOf<typeof setupState>['surroundings']>;
}

/** The calls of the page on which an empty portal is set up. */
export function createSetupRoutes({
  keySecrets,
  passwordRule,
  surroundings,
  ...deps
}: SetupRoutesDeps): Route[] {
  if (keySecrets.length === 0) return [];
  const secret = createSetupSecret(keySecrets);
  const readState = async (given: string) => {
    const hasBegun = await isBegun(deps.db);
    const isKnown = !hasBegun && isSameSecret(given, secret);
    return { isBegun: hasBegun, isKnown, ...(isKnown && { surroundings }) };
  };
  return [
    answerPublic(setupState, ({ payload }) => readState(payload.secret)),
    answerPublic(setupBegin, async ({ payload, request }) => {
      const { secret: given, password, ...wanted } = payload;
      const { isKnown } = await readState(given);
      // Whoever comes too late hears the same as who guesses.
      if (!isKnown) throw new DomainError('forbidden');
      requireAllFields(passwordRule, payload);
      await createAdministrator(deps, { ...wanted, password, isOwnPassword: true }, request);
      return null;
    }),
  ];
}

/** @throws DomainError `invalid_input` with all that is wrong at once */
function requireAllFields(rule: PasswordRule, given: ParsedPayloadOf<typeof setupBegin>): void {
  const isWeak = !isAcceptablePassword(rule, given.password);
  const weak = isWeak ? [{ field: 'password', message: passwordRuleTexts[rule] }] : [];
  const fieldErrors = [...findFieldErrors(setupFields, given), ...weak];
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}
