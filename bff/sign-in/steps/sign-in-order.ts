import { accessToken } from './access-token.ts';
import type { ArrivalStep, LinkRequest, WayIn } from './arrival-step.ts';
import { authorizePath } from './authorize-path.ts';
import { clientConsole } from './client-console.ts';
import { social } from './social.ts';
import { ticket } from './ticket.ts';
import { urlCredentials } from './url-credentials.ts';

/**
 * The order of the ways in (B01), as far as an address decides. Client-id mode (2), messaging-app browsers (8) and
 * remembered browsers (9) are the page's own; a user who is signed in already (7) is the page route's.
 */
export const signInOrder: readonly ArrivalStep[] = [
  authorizePath,
  clientConsole,
  urlCredentials,
  ticket,
  accessToken,
  social,
];

export interface Reading {
  readonly wayIn: WayIn;
  /** The address without any secret of any step. */
  readonly clean: URLSearchParams;
}

/** The first step that acts on an address, or undefined when nothing in it is a secret. */
export function readLinkRequest(arrival: LinkRequest): Reading | undefined {
  let wayIn: WayIn | undefined;
  for (const step of signInOrder) {
    wayIn = step.find(arrival);
    if (wayIn) break;
  }
  if (wayIn?.kind === 'leave') return undefined;
  const secrets = signInOrder.flatMap((step) => step.secretsIn(arrival));
  if (secrets.length === 0) return undefined;
  const clean = new URLSearchParams(arrival.params);
  for (const name of secrets) clean.delete(name);
  // Secrets that are no way in, such as an empty ticket, only leave the address.
  return { wayIn: wayIn ?? { kind: 'leave' }, clean };
}
