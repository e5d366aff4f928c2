import { useEffect, useState } from 'react';
import { isRequestError, type RequestError } from 'shell/request';
import { navigate, usePage } from 'shell/session';
import { signInAgainPath } from '../address/sign-in-again.ts';
import { isClientAddress, isSource, withSource } from '../authorize/client-address.ts';
import { answerConsent, type ConsentDetails, fetchConsent } from './consent.ts';

export interface Consent {
  details: ConsentDetails | undefined;
  /** Why the question cannot be shown, or the answer could not be given. */
  failure: RequestError | 'unreadable' | undefined;
  /** The answer that is on its way, until the browser has left. */
  deciding: 'allow' | 'refuse' | undefined;
  decide: (answer: 'allow' | 'refuse') => Promise<void>;
  reload: () => void;
  /** Lets the same user prove herself, or the one whom the question is for sign in; the question stays. */
  signInAgain: () => void;
  /** Puts the request anew for somebody else. */
  switchUser: () => void;
}

/** Where the authorize page puts the same request; the one behind the question itself knows no marker. */
const authorizePage = '/authorize';

/** The question that the address names, and the user's answer to it. */
export function useConsent(): Consent {
  const { path, search } = usePage();
  const params = new URLSearchParams(search);
  const interaction = params.get('interaction') ?? '';
  const marker = params.get('source');
  const source = isSource(marker) ? marker : undefined;
  const [attempt, setAttempt] = useState(0);
  const [details, setDetails] = useState<ConsentDetails>();
  const [failure, setFailure] = useState<Consent['failure']>();
  const [deciding, setDeciding] = useState<Consent['deciding']>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const current = new AbortController();
    setFailure(undefined);
    fetchConsent(interaction, current.signal)
      .then(setDetails)
      .catch((error: unknown) => {
        if (!current.signal.aborted) setFailure(toFailure(error));
      });
    return () => current.abort();
  }, [interaction, attempt]);

  const decide = async (answer: 'allow' | 'refuse'): Promise<void> => {
    if (deciding) return;
    setDeciding(answer);
    setFailure(undefined);
    try {
      const address = await answerConsent(interaction, answer === 'allow');
      if (!isClientAddress(address)) throw new TypeError('the answer leads nowhere');
      location.replace(source && answer === 'allow' ? withSource(address, source) : address);
    } catch (error) {
      setDeciding(undefined);
      setFailure(toFailure(error));
    }
  };

  const restart = (): string => {
    const request = details?.restart ?? '';
    return source ? `${authorizePage}${request.slice(request.indexOf('?'))}` : request;
  };

  return {
    details,
    failure,
    deciding,
    decide,
    reload: () => setAttempt((count) => count + 1),
    signInAgain: () => void navigate(signInAgainPath(`${path}${search}`)),
    switchUser: () => void navigate(signInAgainPath(restart())),
  };
}

function toFailure(error: unknown): RequestError | 'unreadable' {
  return isRequestError(error) ? error : 'unreadable';
}
