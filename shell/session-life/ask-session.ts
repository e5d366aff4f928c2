import * as v from 'valibot';
import { type SessionFacts, sessionFactsSchema } from '#shared/contracts';
import { get, isRequestError, post } from '../request/index.ts';

/** What the server says about the session; `no answer` says nothing about it. */
export type Answer = SessionFacts | 'ended' | 'no answer';

/** Shorter than the time after which the page complains about a slow network. */
const timeoutMs = 8_000;

const read = async (call: () => Promise<unknown>): Promise<Answer> => {
  try {
    return v.parse(sessionFactsSchema, await call());
  } catch (error) {
    return isRequestError(error) && error.status === 401 ? 'ended' : 'no answer';
  }
};

/** Asks when the session ends. `cached`: the question is known as such by its exact address; it is never stored. */
export const askSession = (): Promise<Answer> =>
  read(() => get('/bff/session', {}, { cached: true, noIntercept: true, timeout: timeoutMs }));

/** Asks to stay. */
export const askToStay = (): Promise<Answer> =>
  read(() => post('/bff/session/stay', {}, { noIntercept: true, timeout: timeoutMs }));
