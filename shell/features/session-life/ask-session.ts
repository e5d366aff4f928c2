import * as v from 'valibot';
import { type SessionInfo, sessionInfoSchema } from '#shared/contracts';
import { get, isRequestError, post } from '../../core/request/index.ts';

/** What the server says about the session; `no answer` says nothing about it. */
export type Answer = SessionInfo | 'ended' | 'no answer';

/** Shorter than the time after which the page complains about a slow network. */
const timeoutMs = 8_000;

/** Asks when the session ends. `cached`: the question is known as such by its exact address; it is never stored. */
export function askSession(): Promise<Answer> {
  return read(() => get('/bff/session', {}, { cached: true, noIntercept: true, timeout: timeoutMs }));
}

/** Asks to stay. */
export function askToStay(): Promise<Answer> {
  return read(() => post('/bff/session/stay', {}, { noIntercept: true, timeout: timeoutMs }));
}

async function read(call: () => Promise<unknown>): Promise<Answer> {
  try {
    return v.parse(sessionInfoSchema, await call());
  } catch (error) {
    return isRequestError(error) && error.status === 401 ? 'ended' : 'no answer';
  }
}
