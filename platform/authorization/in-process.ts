import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestDetails } from '#platform/http';
import { setVisitor, type Visitor } from './visitor.ts';

/** Where the provider is mounted. */
export const mountPath = '/api/uaa/oidc';

/** The issuer of the provider at a public origin. */
export function issuerOf(publicUrl: string): string {
  return new URL(publicUrl).origin + mountPath;
}

export interface Replayed {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

/** A response whose body is kept instead of sent. */
class KeptResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  override write(chunk: unknown): boolean {
    this.chunks.push(Buffer.from(String(chunk)));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
    this.finished = true;
    this.emit('finish');
    return this;
  }
}

/**
 * Sends a request through the provider's own endpoint, as a user of the portal, without a socket. So every rule of the
 * endpoint counts: nothing is minted by hand.
 */
export async function replay(
  listener: RequestListener,
  path: string,
  visitor: Visitor,
  requestDetails: Pick<RequestDetails, 'id' | 'ip'>,
): Promise<Replayed> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, originalUrl: `${mountPath}${path}` });
  request.headers = {
    accept: 'application/json',
    'x-request-id': requestDetails.id,
    'x-forwarded-for': requestDetails.ip,
  };
  setVisitor(request, visitor);
  const response = new KeptResponse(request);
  const finished = new Promise<void>((resolve) => response.once('finish', resolve));
  listener(request, response);
  await finished;
  const location = response.getHeader('location');
  return {
    status: response.statusCode,
    location: location === undefined ? undefined : String(location),
    body: Buffer.concat(response.chunks).toString(),
  };
}
