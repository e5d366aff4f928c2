import { useEffect, useRef, useState } from 'react';
import { type AuthorizationRequest, readAuthorizationAnswer } from '../code-flow/authorization.ts';
import { onCallback } from '../code-flow/callback-channel.ts';
import { getUserinfo } from '../code-flow/endpoint.ts';
import {
  accessTokenOf,
  checkIdToken,
  prepareTest,
  redeemTestCode,
  type TestedClient,
  type TestRun,
} from './test-run.ts';
import { useTask } from './use-task.ts';

/** Runs the real flow of a client: a code by PKCE in a window of its own, then the endpoints, step by step. */
export function useTestRun(client: TestedClient, onProgress: () => void) {
  const [testRun, setTestRun] = useState<TestRun>();
  const pending = useRef<AuthorizationRequest>(undefined);
  const progress = useRef(onProgress);
  progress.current = onProgress;
  const { isBusy, failure, run, forgetFailure } = useTask(() => progress.current());
  const add = (step: Partial<TestRun>): void => setTestRun((now) => now && { ...now, ...step });

  useEffect(
    () =>
      onCallback((search) => {
        const request = pending.current;
        const answer = request && readAuthorizationAnswer(search, request);
        if (!answer) return false;
        pending.current = undefined;
        setTestRun((now) => now && { ...now, answer });
        progress.current();
        return true;
      }),
    [],
  );

  const start = async (scopes: readonly string[]): Promise<void> => {
    const prepared = await prepareTest(client, scopes);
    pending.current = prepared.request;
    const isBlocked = window.open(prepared.address, '_blank', 'popup,width=560,height=720') === null;
    setTestRun({ ...prepared, isBlocked });
  };

  const redeem = async (secret: string | undefined): Promise<void> => {
    const code = testRun?.answer?.code;
    if (!testRun || code === undefined) return;
    const tokens = await redeemTestCode(testRun, code, secret);
    add({ tokens });
    const idToken = await checkIdToken(testRun.request, tokens);
    if (idToken) add({ idToken });
  };

  const askWho = async (): Promise<void> => {
    const accessToken = testRun && accessTokenOf(testRun);
    if (accessToken !== undefined) add({ userinfo: await getUserinfo(client.issuer, accessToken) });
  };

  return {
    testRun,
    isBusy,
    failure,
    start: (scopes: readonly string[]) => run(() => start(scopes)),
    /** @param secret undefined for a public client */
    redeem: (secret: string | undefined) => run(() => redeem(secret)),
    askWho: () => run(askWho),
    reset: (): void => {
      pending.current = undefined;
      forgetFailure();
      setTestRun(undefined);
    },
  };
}
