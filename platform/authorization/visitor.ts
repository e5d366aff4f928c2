import type { IncomingMessage } from 'node:http';
import type { Principal } from '#platform/http';

/** Who is signed in to the portal in the browser that a request comes from. */
export type Visitor = Pick<Principal, 'userId' | 'sessionId' | 'amr' | 'unitId'>;

/**
 * Who sends a request, once it is known. Requests that the platform itself makes for a user come with the user: nothing in
 * them could be forged.
 */
const visitors = new WeakMap<IncomingMessage, Visitor>();

export function setVisitor(request: IncomingMessage, visitor: Visitor): void {
  visitors.set(request, visitor);
}

export function findVisitor(request: IncomingMessage): Visitor | undefined {
  return visitors.get(request);
}
