import { alreadySignedIn } from './already-signed-in.ts';
import { clientId } from './client-id.ts';
import { messagingApp } from './messaging-app.ts';
import { remembered } from './remembered.ts';
import type { Outcome, SignInContext, WayIn } from './way-in.ts';

/**
 * The steps of B01 that the page walks. The server has walked those that an address carries: the authorize
 * path (1), user name and password (3), a ticket (4), an access token (5), a social code (6).
 */
export const pageOrder: readonly WayIn[] = [
  clientId, // 2
  alreadySignedIn, // 7
  messagingApp, // 8
  remembered, // 9
];

/** Walks the steps in their order until one has an outcome. @throws RequestError where a step reports a failure */
export async function runSteps(
  context: SignInContext,
  order: readonly WayIn[] = pageOrder,
): Promise<Outcome> {
  for (const way of order) {
    if (context.signal.aborted) return undefined;
    const outcome = way.applies(context) ? await way.run(context) : undefined;
    if (outcome) return outcome;
  }
  return undefined;
}
