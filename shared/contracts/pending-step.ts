import type { ErrorCode } from './domain-error.ts';
import { pagePaths } from './page-paths.ts';

/** What a sign-in still lacks: `verify`, a code of the user's second step; `enrol`, that she sets one up. */
export const secondSteps = ['verify', 'enrol'] as const;
export type SecondStep = (typeof secondSteps)[number];

interface Pending {
  /** The one page that the user gets. */
  readonly page: string;
  /** What every call is refused with. */
  readonly code: ErrorCode;
}

const passwordFirst: Pending = { page: pagePaths.firstPassword, code: 'password_change_required' };
const secondStepFirst: Pending = { page: pagePaths.secondStep, code: 'second_step_required' };

/** What a signed-in user has to do before anything else is answered; who did not show her code changes no password. */
export function findPending(user: {
  readonly secondStep?: SecondStep | null | undefined;
  readonly mustChangePassword?: boolean | undefined;
}): Pending | undefined {
  if (user.mustChangePassword && user.secondStep !== 'verify') return passwordFirst;
  return user.secondStep ? secondStepFirst : undefined;
}
