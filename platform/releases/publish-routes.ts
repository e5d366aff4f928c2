import type { Request, Response, Router } from 'express';
import { readRequestDetails, requestIdOf } from '#platform/http';
import {
  appPublishOrder,
  appPublishUpload,
  type Call,
  DomainError,
  okEnvelope,
  releaseLimits,
} from '#shared/contracts';
import { carryOutOrder } from './orders.ts';
import { readBody } from './read-body.ts';
import type { Caller, ReleasesDeps } from './releases-deps.ts';
import type { PublisherSignature } from './signature.ts';
import { uploadSigned } from './upload-release.ts';

/** Bytes of an order. */
const maxOrder = 16 * 1024;
const scheme =
  /^PortalKey\s+keyId="(?<keyId>[\w-]{1,64})",\s*signature="(?<signature>[A-Za-z0-9+/=]{1,200})"$/i;
const noKey =
  '请用发布密钥签名：Authorization: PortalKey keyId="…", signature="…"|||Sign by a publisher key: Authorization: PortalKey keyId="…", signature="…"';

interface Signed {
  readonly content: Buffer;
  readonly request: Caller['request'];
}

/**
 * Answers the calls of the command line. They stand ahead of the body parsers: what is signed are the bytes of the body.
 */
export function bindPublishDoor(router: Router, deps: ReleasesDeps): void {
  bind(router, deps, appPublishUpload, {
    limit: releaseLimits.archiveBytes,
    handle: (signature, signed) => uploadSigned(deps, signature, signed),
  });
  bind(router, deps, appPublishOrder, {
    limit: maxOrder,
    handle: (signature, signed) => carryOutOrder(deps, signature, signed),
  });
}

interface Door {
  /** Bytes of a body. */
  readonly limit: number;
  readonly handle: (signature: PublisherSignature, signed: Signed) => Promise<unknown>;
}

function bind(router: Router, { clock }: ReleasesDeps, call: Call, { limit, handle }: Door): void {
  router.all(call.path, async (request: Request, response: Response) => {
    if (request.method !== call.method) throw new DomainError('method_not_allowed');
    const id = requestIdOf(request);
    response.locals.requestId = id;
    // Before a byte of the body is read.
    const signature = readHeader(request.get('authorization') ?? '');
    const content = await readBody(request, limit);
    const data = await handle(signature, { content, request: readRequestDetails(request, id) });
    response.set({ 'Cache-Control': 'no-store', Date: new Date(clock()).toUTCString() });
    response.json(okEnvelope(data));
  });
}

/** @throws DomainError `forbidden` */
function readHeader(header: string): PublisherSignature {
  const { keyId, signature } = scheme.exec(header)?.groups ?? {};
  if (!keyId || !signature) throw new DomainError('forbidden', { message: noKey });
  return { keyId, signature };
}
