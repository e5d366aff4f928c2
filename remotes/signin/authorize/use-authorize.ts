import { useEffect, useState } from 'react';
import { isRequestError, type RequestError } from 'shell/request';
import { navigate, usePage } from 'shell/session';
import * as v from 'valibot';
import { type AuthorizationRefusal, authorizationRefusalSchema, findSafeReturnTo } from '#shared/contracts';
import { authorize } from './authorize.ts';
import { findClientAddress, findSource } from './client-address.ts';
import { readClientRequest } from './client-request.ts';

/** What the page shows. `asking` lasts until the browser has left for the client. */
export type Authorizing =
  | { step: 'asking' }
  | { step: 'missing'; names: string[] }
  | { step: 'refused'; refusal: AuthorizationRefusal; requestId: string | undefined }
  | { step: 'failed'; failure: RequestError | undefined };

/** Carries out the request of the address, again whenever the user asks for it. */
export function useAuthorize(): { state: Authorizing; retry: () => void } {
  const { search } = usePage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Authorizing>({ step: 'asking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const { missing, payload } = readClientRequest(search, location.host);
    if (missing.length > 0) {
      setState({ step: 'missing', names: missing });
      return undefined;
    }
    const current = new AbortController();
    setState({ step: 'asking' });
    const run = async (): Promise<void> => {
      const answer = await authorize(payload, current.signal);
      const source = findSource();
      const page = findSafeReturnTo(answer.consent ?? answer.signIn, location.origin);
      if (page) {
        await navigate(answer.consent ? `${page}&source=${source}` : page, { replace: true });
        return;
      }
      const address = findClientAddress(answer, payload.redirect_uri, source);
      if (address) location.replace(address);
      else setState({ step: 'failed', failure: undefined });
    };
    run().catch((error: unknown) => {
      if (!current.signal.aborted) setState(toStep(error));
    });
    return () => current.abort();
  }, [search, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}

function toStep(error: unknown): Authorizing {
  if (!isRequestError(error)) return { step: 'failed', failure: undefined };
  const refusal = v.safeParse(authorizationRefusalSchema, error.data);
  return refusal.success
    ? { step: 'refused', refusal: refusal.output, requestId: error.requestId }
    : { step: 'failed', failure: error };
}
