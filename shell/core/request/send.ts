import { exchange, type RawAnswer } from './exchange.ts';
import { showFailure } from './failures.ts';
import { getHooks } from './hooks.ts';
import type { Outgoing, RequestOptions } from './options.ts';
import { isSessionLost, readAnswer } from './read-answer.ts';
import { refreshSession } from './refresh.ts';
import { isRequestError } from './request-error.ts';
import { noteFailure } from './seen.ts';

/**
 * Sends a call with everything that the wrapper promises (D01, D06, D08, D09).
 * @throws RequestError, after showing it unless the call is silent or not intercepted
 */
export async function send(outgoing: Outgoing, options: RequestOptions): Promise<unknown> {
  try {
    return await readOrConfirm(outgoing, options);
  } catch (error) {
    // A lost session has its own dialog, never a toast (D-15).
    const isSignedOut = isRequestError(error) && error.status === 401;
    if (isRequestError(error) && error.kind !== 'aborted') noteFailure(outgoing, error);
    if (isRequestError(error) && outgoing.intercepted && !options.silent && !isSignedOut) {
      showFailure(error, outgoing.encoding);
    }
    throw error;
  }
}

/** From a session that began without the person, delicate calls are refused until she has shown that it is her. */
async function readOrConfirm(outgoing: Outgoing, options: RequestOptions): Promise<unknown> {
  try {
    return readAnswer(await exchangeWithRefresh(outgoing, options), outgoing);
  } catch (error) {
    const isDelicate = isRequestError(error) && error.code === 'fresh_sign_in_required';
    if (!isDelicate || !outgoing.intercepted || !(await getHooks().signInAgain('confirm'))) throw error;
    return readAnswer(await exchange(outgoing, options), outgoing);
  }
}

/** A lost session is renewed once; where that fails the user may sign in again, and the call is made once more. */
async function exchangeWithRefresh(outgoing: Outgoing, options: RequestOptions): Promise<RawAnswer> {
  const answer = await exchange(outgoing, options);
  if (!outgoing.intercepted || !isSessionLost(answer)) return answer;
  if (await refreshSession()) {
    const second = await exchange(outgoing, options);
    if (!isSessionLost(second)) return second;
  }
  return (await getHooks().signInAgain('ended')) ? exchange(outgoing, options) : answer;
}
