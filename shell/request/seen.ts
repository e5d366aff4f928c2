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
export const noteClock = (headers: Headers): void => {
  const told = Date.parse(headers.get('date') ?? '');
  if (told) behindMs = told - Date.now();
};

/**
 * Now by the server's clock, epoch milliseconds: computers in schools are often wrong by hours. Of this computer before the first
 * answer that told.
 */
export const serverNow = (): number => Date.now() + behindMs;

/** Notes which browser code the server has now. */
export const noteBuild = (headers: Headers): void => build.set(headers.get(buildHeader) ?? build.get());

export const noteFailure = (call: Pick<FailedCall, 'method' | 'path'>, error: RequestError): void => {
  const { status, kind, requestId } = error;
  const { method, path } = call;
  failed.set([...failed.get(), { at: Date.now(), method, path, status, kind, requestId }].slice(-maxEntries));
};

/** The browser code that the server named last; undefined before its first answer. */
export const useDeployedBuild = (): string | undefined => build.use();

/** The last calls that failed, the newest last. */
export const getFailedCalls = (): readonly FailedCall[] => failed.get();
