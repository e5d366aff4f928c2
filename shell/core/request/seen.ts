import { buildHeader } from '#shared/contracts';
import { createSharedValue } from '../shared-value/index.ts';
import type { RequestError } from './request-error.ts';

/** A call that failed, as far as somebody who helps needs to know it: no payload, no query. */
export interface FailedCall {
  /** Epoch milliseconds by this browser. */
  at: number;
  method: string;
  path: string;
  /** 0 where nothing answered. */
  status: number;
  kind: RequestError['kind'];
  requestId: string | undefined;
}

const maxEntries = 10;

/** How far this computer is behind the server's clock, in milliseconds. */
let behindMs = 0;

const build = createSharedValue<string | undefined>(undefined);
const failed = createSharedValue<readonly FailedCall[]>([]);

/**
 * Notes the server's clock of an answer that no cache kept; `Date` counts whole seconds.
 * @param headers of the answer, as they arrive
 */
export function noteClock(headers: Headers): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (serverTime) behindMs = serverTime - Date.now();
}

/**
 * Now by the server's clock, epoch milliseconds: computers in schools are often wrong by hours. Before the first answer
 * with a date, the clock of this computer counts.
 */
export function serverNow(): number {
  return Date.now() + behindMs;
}

/** Notes which browser code the server has now. */
export function noteBuild(headers: Headers): void {
  build.set(headers.get(buildHeader) ?? build.get());
}

export function noteFailure(call: Pick<FailedCall, 'method' | 'path'>, error: RequestError): void {
  const { status, kind, requestId } = error;
  const { method, path } = call;
  failed.set([...failed.get(), { at: Date.now(), method, path, status, kind, requestId }].slice(-maxEntries));
}

/** The browser code that the server named last; undefined before its first answer. */
export function useDeployedBuild(): string | undefined {
  return build.use();
}

/** The last calls that failed, the newest last. */
export function getFailedCalls(): readonly FailedCall[] {
  return failed.get();
}
