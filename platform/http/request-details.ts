import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import { type Device, idempotencyKeyName, syHeadersName } from '#shared/contracts';

/** What a rule may know about the request besides its payload. */
export interface RequestDetails {
  /** Given by the BFF, so that one id runs through both logs. */
  readonly id: string;
  /** Address of the browser. */
  readonly ip: string;
  /** At most 256 characters. */
  readonly userAgent: string;
  /** What the BFF says the request comes from; absent when it says nothing. */
  readonly device?: Device | undefined;
  /** Names one attempt of the BFF, which asks again with the same key when it does not know how the attempt ended. */
  readonly idempotencyKey?: string | undefined;
}

const keyPattern = /^[\w-]{43}$/;
const idPattern = /^[\w-]{8,64}$/;
const loopback = /^(::1$|127\.|::ffff:127\.)/;

export function requestIdOf(request: Request): string {
  const given = request.get('x-request-id') ?? '';
  return idPattern.test(given) ? given : randomUUID();
}

export function readRequestDetails(request: Request, id: string): RequestDetails {
  return {
    id,
    ip: ipOf(request),
    userAgent: (request.get('user-agent') ?? '').slice(0, 256),
    device: deviceOf(request.get(syHeadersName)),
    idempotencyKey: idempotencyKeyOf(request),
  };
}

/** The BFF is the only peer and sits on loopback; anybody else's forwarding header counts for nothing. */
function ipOf(request: Request): string {
  const peer = request.socket.remoteAddress ?? '';
  if (!loopback.test(peer)) return peer;
  const forwarded = request.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : peer;
}

/** The one part of `Sy-Headers` that a rule asks for; the BFF wrote it, so its form is known. */
function deviceOf(header = ''): Device | undefined {
  const [, device] = /"device":"(app|h5|pc)"/.exec(header) ?? [];
  return device === 'app' || device === 'h5' || device === 'pc' ? device : undefined;
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyName);
  return key !== undefined && keyPattern.test(key) ? key : undefined;
}
