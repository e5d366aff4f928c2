import type { ArrivalStep } from './arrival-step.ts';

/** Step 1: a third-party client asks to be authorized; `code`, `state` and the like are its own there. */
export const authorizePath: ArrivalStep = {
  name: 'authorize-path',
  secretsIn: () => [],
  find: ({ isAuthorize }) => (isAuthorize ? { kind: 'leave' } : undefined),
};
