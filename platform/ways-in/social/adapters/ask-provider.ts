import * as v from 'valibot';
import { DomainError, type ErrorCode, isDomainError } from '#shared/contracts';

/** What is asked of a provider: the part of `fetch` that adapters use. */
export type ProviderFetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>;

export interface ProviderWire {
  /** Origin and path before the provider's own paths, without a slash at the end. */
  readonly apiBase: string;
  /** Default: the global one. */
  readonly fetch?: ProviderFetch | undefined;
  /** In milliseconds. Default 5000. */
  readonly timeout?: number | undefined;
}

/** Codes by which both providers say that the one-time code is no good: invalid, used, expired, of another app. */
const badCodes = new Set([40029, 40163, 41008, 42003, 50001]);

/** A refusal in the body; both providers answer it with HTTP 200. */
const refusalSchema = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') });

/** A refusal of the provider, with its number. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly errcode: number;

  constructor(errcode: number) {
    super(`the provider refused with ${errcode}`);
    this.errcode = errcode;
  }
}

/** What a refusal means to the one who signs in. */
export function toDomainError(error: unknown): unknown {
  if (!(error instanceof ProviderRefusal)) return error;
  if (!badCodes.has(error.errcode)) return failure('upstream_unavailable', error.message);
  return new DomainError('invalid_grant', {
    message: '第三方登录已失效，请重新开始|||This third-party sign-in is over. Please start again',
    detail: error.message,
  });
}

/**
 * Asks a provider and reads its answer.
 * @throws ProviderRefusal, or DomainError `upstream_unavailable`, `upstream_timeout`, `upstream_invalid`
 */
export async function askProvider<S extends v.GenericSchema>(
  { apiBase, fetch = globalThis.fetch, timeout = 5_000 }: ProviderWire,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const address = `${apiBase}${path}?${new URLSearchParams(query)}`;
  let body: unknown;
  try {
    body = await readJson(await fetch(address, { signal: AbortSignal.timeout(timeout) }));
  } catch (error) {
    throw isDomainError(error) ? error : toOutage(error);
  }
  const refusal = v.safeParse(refusalSchema, body);
  if (refusal.success && refusal.output.errcode !== 0) throw new ProviderRefusal(refusal.output.errcode);
  const answer = v.safeParse(schema, body);
  if (!answer.success) throw failure('upstream_invalid', 'the provider left out what it promises');
  return answer.output;
}

/** The detail never holds the address: these providers want secrets in the query. */
function failure(code: ErrorCode, detail: string): DomainError {
  return new DomainError(code, { detail });
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw failure('upstream_unavailable', `the provider answered ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw failure('upstream_invalid', 'the provider answered no JSON');
  }
}

function toOutage(error: unknown): DomainError {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    ? failure('upstream_timeout', 'the provider was too slow')
    : failure('upstream_unavailable', 'the provider could not be reached');
}
