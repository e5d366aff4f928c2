import { formatSyHeaders, pageUserHeader, syHeadersName } from '#shared/contracts';
import { findDevice } from './device.ts';
import { encode } from './encode.ts';
import { abortedFailure, networkFailure, timeoutFailure } from './failures.ts';
import { getHooks } from './hooks.ts';
import type { Outgoing, RequestOptions } from './options.ts';
import { noteBuild, noteClock } from './seen.ts';
import { watchSlow } from './slow-calls.ts';

/** No call takes longer, in ms (D01). */
const defaultTimeoutMs = 1_200_000;

/** An answer whose body has arrived completely. */
export interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
  /** `Retry-After` in seconds, where it came as a number. */
  retryAfter?: number | undefined;
  /** Only for answers that are files. */
  blob?: Blob;
}

/**
 * Sends a call once and reads the whole answer.
 * @throws RequestError of kind `network`, `timeout` or `aborted`
 */
export async function exchange(outgoing: Outgoing, options: RequestOptions): Promise<RawAnswer> {
  const { timeout = defaultTimeoutMs, signal, keepalive = false, passive = false, transfer } = options;
  const { url, body, contentType } = encode(outgoing, Date.now());
  const timer = AbortSignal.timeout(timeout);
  const byUser = new AbortController();
  const loss = watchLoss(outgoing.method);
  const signals = [timer, byUser.signal, loss.signal, ...(signal ? [signal] : [])];
  // Who makes the exchange shows how far it is.
  const unwatch = transfer ? undefined : watchSlow(() => byUser.abort());
  try {
    const response = await (transfer ?? fetch)(url, {
      method: outgoing.method,
      headers: headersOf(contentType, passive),
      credentials: 'include',
      cache: outgoing.cached ? 'default' : 'no-store',
      keepalive,
      signal: AbortSignal.any(signals),
      ...(body === undefined ? {} : { body }),
    });
    noteBuild(response.headers);
    if (!outgoing.cached) noteClock(response.headers);
    options.onHeaders?.(response.headers);
    return await readAnswer(response, outgoing.reply === 'file');
  } catch (cause) {
    if (timer.aborted) throw timeoutFailure(timeout);
    if (signal?.aborted || byUser.signal.aborted) throw abortedFailure(cause);
    throw networkFailure(cause);
  } finally {
    unwatch?.();
    loss.forget();
  }
}

/** A question ends with the network, since its answer may never come. What changes something goes on: it may have arrived. */
function watchLoss(method: Outgoing['method']): { signal: AbortSignal; forget: () => void } {
  const loss = new AbortController();
  const end = (): void => loss.abort();
  if (method === 'GET') addEventListener('offline', end);
  return { signal: loss.signal, forget: () => removeEventListener('offline', end) };
}

function headersOf(contentType: string | undefined, passive: boolean): Headers {
  const { findUserId, getAppPath } = getHooks();
  const userId = findUserId();
  const headers = new Headers({
    [syHeadersName]: formatSyHeaders({ device: findDevice(), app: getAppPath() }),
    'X-Requested-By': 'portal',
    Accept: 'application/json, text/plain, */*',
  });
  if (contentType) headers.set('Content-Type', contentType);
  if (userId) headers.set(pageUserHeader, encodeURIComponent(userId));
  if (passive) headers.set('X-Portal-Poll', '1');
  return headers;
}

async function readAnswer(response: Response, isFile: boolean): Promise<RawAnswer> {
  const contentType = response.headers.get('content-type') ?? '';
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const answer = { status: response.status, contentType, retryAfter };
  if (isFile && response.ok) {
    const blob = await response.blob();
    // A refusal comes instead of the file, as an envelope.
    return { ...answer, text: contentType.includes('application/json') ? await blob.text() : '', blob };
  }
  return { ...answer, text: await response.text() };
}
