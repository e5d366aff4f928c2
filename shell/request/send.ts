import { exchange, type RawAnswer } from './exchange.ts';
import { showFailure } from './failures.ts';
import { getHooks } from './hooks.ts';
import type { Outgoing, RequestOptions } from './options.ts';
import { isSessionLost, readAnswer } from './read-answer.ts';
import { refreshSession } from './refresh.ts';
import { isRequestError } from './request-error.ts';

/** A lost session is renewed once; where that fails the user may sign in again, and the call is made once more. */
const exchangeWithRefresh = async (outgoing: Outgoing, options: RequestOptions): Promise<RawAnswer> => {
  const answer = await exchange(outgoing, options);
  if (!outgoing.intercepted || !isSessionLost(answer)) return answer;
  if (await refreshSession()) {
    const second = await exchange(outgoing, options);
    if (!isSessionLost(second)) return second;
  }
  return (await getHooks().signInAgain()) ? exchange(outgoing, options) : answer;
};

/**
 * Sends a call with everything that the wrapper promises (specification 0§7, 0§8).
 * @throws RequestError, after showing it unless the call is silent or not intercepted
 */
export const send = async (outgoing: Outgoing, options: RequestOptions): Promise<unknown> => {
  try {
    const answer = await exchangeWithRefresh(outgoing, options);
    return readAnswer(answer, outgoing);
  } catch (error) {
    // A lost session has its own dialog, never a toast (decision 15).
    const isSignedOut = isRequestError(error) && error.status === 401;
    if (isRequestError(error) && outgoing.intercepted && !options.silent && !isSignedOut) {
      showFailure(error, outgoing.encoding);
    }
    throw error;
  }
};
