import { oauthRefresh } from '#shared/contracts';
import { exchange } from './exchange.ts';
import type { Outgoing } from './options.ts';
import { readAnswer } from './read-answer.ts';

const timeoutMs = 30_000;
const lockName = 'portal-refresh';

const outgoing: Outgoing = { ...oauthRefresh, payload: {} };

const refreshOnce = async (): Promise<boolean> => {
  try {
    readAnswer(await exchange(outgoing, { timeout: timeoutMs }), outgoing);
    return true;
  } catch {
    return false;
  }
};

/** Tabs take turns; the server answers a second refresh within 10 s from the first one's result (decision 14). */
const refreshInTurn = (): Promise<boolean> => {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(lockName, refreshOnce) : refreshOnce();
};

let running: Promise<boolean> | undefined;

/** Renews the session; everybody who asks while one refresh runs waits for that one. True when it worked. */
export const refreshSession = (): Promise<boolean> => {
  running ??= refreshInTurn().finally(() => {
    running = undefined;
  });
  return running;
};
