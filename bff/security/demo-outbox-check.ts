import type { IncomingMessage } from 'node:http';
import type { Step } from '#bff/http';
import { DomainError } from '#shared/contracts';
import { createClientAddressOf } from './client-address.ts';

/** Where a demo shows the messages, with their codes, that it sends to nobody. */
const demoFolder = '/api/uaa/demo';
const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const;

/** The other end of the connection, whatever it says of itself. */
const peerOf = createClientAddressOf();

/** Shows what a demo would send to clients on this computer only: they hold codes that reset passwords. */
export const checkDemoOutbox: Step = (req, _res, ctx, next) => {
  const isAllowed = !ctx.pathname.startsWith(demoFolder) || isFromHere(req);
  next(isAllowed ? undefined : new DomainError('unknown_address'));
};

/** A proxy on this computer asks for others: it says so, and none of them is let through. */
function isFromHere(req: IncomingMessage): boolean {
  return loopback.test(peerOf(req)) && forwardingHeaders.every((name) => req.headers[name] === undefined);
}
