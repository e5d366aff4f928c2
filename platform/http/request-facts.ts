import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** What a rule may know about the request besides its payload. */
export interface RequestFacts {
  /** Given by the BFF, so that one id runs through both logs. */
  readonly id: string;
  /** Address of the browser. */
  readonly ip: string;
  /** At most 256 characters. */
  readonly userAgent: string;
}

const idPattern = /^[\w-]{8,64}$/;
const loopback = /^(::1$|127\.|::ffff:127\.)/;

/** The BFF is the only peer and sits on loopback; anybody else's forwarding header counts for nothing. */
const ipOf = (request: Request): string => {
  const peer = request.socket.remoteAddress ?? '';
  if (!loopback.test(peer)) return peer;
  const forwarded = request.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : peer;
};

export const requestIdOf = (request: Request): string => {
  const given = request.get('x-request-id') ?? '';
  return idPattern.test(given) ? given : randomUUID();
};

export const readRequestFacts = (request: Request, id: string): RequestFacts => ({
  id,
  ip: ipOf(request),
  userAgent: (request.get('user-agent') ?? '').slice(0, 256),
});
