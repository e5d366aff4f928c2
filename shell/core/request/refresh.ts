import { oauthRefresh } from '#shared/contracts';
import { exchange } from './exchange.ts';
import type { Outgoing } from './options.ts';
import { findEnvelope, readAnswer } from './read-answer.ts';

const timeoutMs = 30_000;
const lockName = 'portal-refresh';

const outgoing: Outgoing = { ...oauthRefresh, payload: {} };

let running: Promise<boolean> | undefined;

/** Renews the session; everybody who asks while one refresh runs waits for that one. True when it worked. */
export function refreshSession(): Promise<boolean> {
  running ??= refreshInTurn().finally(() => {
    running = undefined;
  });
  return running;
}

/** Tabs take turns; the server answers a second refresh within 10 s from the first one's result (D-14). */
function refreshInTurn(): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(lockName, refreshOnce) : refreshOnce();
}

/** It worked where status is 200 and code `ok` (D06); another code refuses without saying so by its status. */
async function refreshOnce(): Promise<boolean> {
  try {
    const answer = await exchange(outgoing, { timeout: timeoutMs });
    readAnswer(answer, outgoing);
    return findEnvelope(answer.text)?.code === 'ok';
  } catch {
    return false;
  }
}
