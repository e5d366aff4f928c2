import { useEffect, useRef, useState } from 'react';
import { serverNow } from 'shell/request';
import type { EndpointAnswer } from '../api/endpoint.ts';
import { getSigningKeys } from '../api/get-signing-keys.ts';
import { getUserinfo } from '../api/get-userinfo.ts';
import { redeemCode } from '../api/redeem-code.ts';
import {
  type AuthorizationAnswer,
  type AuthorizationRequest,
  authorizationAddress,
  readAuthorizationAnswer,
} from './authorization.ts';
import { hearCallback } from './callback-channel.ts';
import { createChallenge, createRandom } from './pkce.ts';
import { checkToken, type DecodedToken, decodeToken, type TokenCheck } from './token.ts';

/** What happened so far; everything is kept in memory only. */
export interface TestRun {
  request: AuthorizationRequest;
  address: string;
  /** The browser did not open the window: the user opens it by the link. */
  isBlocked: boolean;
  answer?: AuthorizationAnswer;
  tokens?: EndpointAnswer;
  idToken?: { decoded: DecodedToken; checks: readonly TokenCheck[] };
  userinfo?: EndpointAnswer;
}

export interface TryOptions {
  issuer: string;
  clientId: string;
  redirectUri: string;
  onProgress: () => void;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Runs the real flow of a client: a code by PKCE in a window of its own, then the endpoints, hop by hop. */
export const useTry = ({ issuer, clientId, redirectUri, onProgress }: TryOptions) => {
  const [testRun, setTestRun] = useState<TestRun>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const verifier = useRef('');
  const pending = useRef<AuthorizationRequest>(undefined);
  const progress = useRef(onProgress);
  progress.current = onProgress;

  useEffect(
    () =>
      hearCallback((search) => {
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

  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      progress.current();
    }
  };

  const start = (scopes: readonly string[]): Promise<void> =>
    run(async () => {
      verifier.current = createRandom();
      const challenge = await createChallenge(verifier.current);
      const random = { state: createRandom(), nonce: createRandom() };
      const request = { issuer, clientId, redirectUri, scopes, challenge, ...random };
      const address = authorizationAddress(request);
      pending.current = request;
      const isBlocked = window.open(address, '_blank', 'popup,width=560,height=720') === null;
      setTestRun({ request, address, isBlocked });
    });

  /** @param secret undefined for a public client */
  const redeem = (secret: string | undefined): Promise<void> =>
    run(async () => {
      const code = testRun?.answer?.code;
      if (!testRun || code === undefined) return;
      const order = { issuer, clientId, secret, code, redirectUri, verifier: verifier.current };
      const tokens = await redeemCode(order);
      const idToken = textOf(tokens.body.id_token);
      const decoded = idToken === undefined ? undefined : decodeToken(idToken);
      setTestRun((now) => now && { ...now, tokens });
      if (idToken === undefined || !decoded) return;
      const checks = await checkToken(idToken, decoded, {
        issuer,
        clientId,
        nonce: testRun.request.nonce,
        now: serverNow() / 1000,
        keys: await getSigningKeys(issuer),
      });
      setTestRun((now) => now && { ...now, idToken: { decoded, checks } });
    });

  const askWho = (): Promise<void> =>
    run(async () => {
      const accessToken = textOf(testRun?.tokens?.body.access_token);
      if (accessToken === undefined) return;
      const userinfo = await getUserinfo(issuer, accessToken);
      setTestRun((now) => now && { ...now, userinfo });
    });

  const reset = (): void => {
    pending.current = undefined;
    verifier.current = '';
    setFailure(undefined);
    setTestRun(undefined);
  };

  return { testRun, isBusy, failure, start, redeem, askWho, reset };
};
