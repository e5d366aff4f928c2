import { pagePaths } from '#shared/contracts';
import type { ArrivalStep } from './arrival-step.ts';

/** A client that is tried in the developer centre gets its `code` and `state` there: they are no way into the portal. */
export const clientConsole: ArrivalStep = {
  name: 'client-console',
  secretsIn: () => [],
  find: ({ pathname }) => (pathname === pagePaths.clientConsole ? { kind: 'leave' } : undefined),
};
