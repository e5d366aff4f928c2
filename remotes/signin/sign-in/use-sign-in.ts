import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRequestError } from 'shell/request';
import { completeSignIn, signIn, type Translate, usePage, useSession, useTranslations } from 'shell/session';
import { forgetCredential, isRemembered, keepRemembered } from '#shared/stored-items';
import { chooseReturnTo } from '../address/choose-return-to.ts';
import { isSignInAgain } from '../address/sign-in-again.ts';
import { focusProblem } from '../credentials/focus-problem.ts';
import { type Credentials, type MissingFields, parseCredentials } from '../credentials/parse-credentials.ts';
import type { Problems } from '../failure/problems.ts';
import { useDescribeFailure } from '../failure/use-describe-failure.ts';
import type { MessageId } from '../messages/message-id.ts';
import { mayRunSteps } from '../steps/may-run-steps.ts';
import { signInRemembered } from '../steps/sign-in-remembered.ts';
import type { Outcome } from '../steps/way-in.ts';

export interface SignIn {
  submitting: boolean;
  problems: Problems;
  /** Whether the browser is remembered and its credential has not failed here: no password needs to be typed. */
  remembered: boolean;
  /** Signs in with what the form holds; ignored while an attempt is under way. */
  submit: () => void;
  /** Takes back what was said about a field once it is edited, and gives an automatic sign-in up. */
  clearError: (field: 'username' | 'password') => void;
}

type Attempt = RefObject<AbortController | undefined>;
type Enter = (signal: AbortSignal) => Promise<Outcome>;

/**
 * One attempt to sign in at a time, typed or by itself, and what came of the last one.
 * @param before what the server said about an attempt before this page
 */
export function useSignIn(form: RefObject<HTMLFormElement | null>, before: Problems = {}): SignIn {
  const t = useTranslations<MessageId>();
  const describeFailure = useDescribeFailure();
  const { search, hash } = usePage();
  const [problems, setProblems] = useState<Problems>(before);
  const [submitting, setSubmitting] = useState(false);
  const [remembered, setRemembered] = useState(isRemembered);
  const attempt: Attempt = useRef(undefined);
  const isAutomatic = useRef(false);
  const isSignedIn = useSession().state === 'signed-in';
  const isAgain = isSignInAgain(search);
  const returnTo = chooseReturnTo({ origin: location.origin, search, hash });
  useLeaving(attempt, isSignedIn && !isAgain, returnTo);

  const refuse = (found: Problems): void => {
    setProblems(found);
    if (form.current) focusProblem(form.current, found);
  };

  const run = async (enter: Enter): Promise<void> => {
    const current = new AbortController();
    attempt.current = current;
    setProblems({});
    setSubmitting(true);
    try {
      const outcome = await enter(current.signal);
      if (outcome === 'signed-in') await completeSignIn(returnTo);
      if (outcome) return;
    } catch (error) {
      const failure = isRequestError(error) ? error : undefined;
      if (failure?.code === 'remember_invalid') setRemembered(false);
      const found = await describeFailure(failure);
      if (attempt.current === current) refuse(found);
    }
    if (attempt.current !== current) return;
    attempt.current = undefined;
    setSubmitting(false);
  };

  const enterByItself = useEffectEvent(() => {
    if (attempt.current || isAgain || !mayRunSteps(search)) return;
    isAutomatic.current = true;
    void run(enterBySteps(isSignedIn, returnTo));
  });
  useEffect(() => {
    enterByItself();
    // Steps that follow are not taken any more; a sign-in that has been sent cannot be taken back.
    return () => void (isAutomatic.current && attempt.current?.abort());
  }, []);

  return {
    submitting,
    problems,
    // A user who must prove herself types the password: a remembered browser proves nothing.
    remembered: remembered && !isAgain,
    submit: () => {
      if (attempt.current || !form.current) return;
      const data = new FormData(form.current);
      const reading = parseCredentials(data);
      isAutomatic.current = false;
      // Dots that nobody touched.
      if (data.has('remembered') && !data.get('password')) void run(enterRemembered);
      else if (reading.ok) void run(enterTyped(reading.credentials, data));
      else refuse(describeMissing(reading.missing, t));
    },
    clearError: (field) => {
      if (isAutomatic.current) attempt.current?.abort();
      if (problems[field]) setProblems({ ...problems, [field]: undefined });
    },
  };
}

/** A user who is signed in already, or in another tab meanwhile, goes on; an attempt of this page leaves by itself. */
function useLeaving(attempt: Attempt, isSignedIn: boolean, returnTo: string | undefined): void {
  useEffect(() => {
    if (isSignedIn && !attempt.current) completeSignIn(returnTo).catch(() => undefined);
  }, [attempt, isSignedIn, returnTo]);
}

function enterBySteps(isSignedIn: boolean, returnTo: string | undefined): Enter {
  return async (signal) => {
    const { runSteps } = await import('../steps/page-order.ts');
    return runSteps({ userAgent: navigator.userAgent, isSignedIn, returnTo, signal });
  };
}

function enterTyped(credentials: Credentials, data: FormData): Enter {
  const sharedDevice = data.has('sharedDevice');
  const remember = !sharedDevice && data.has('remember');
  return async (signal) => {
    await signIn({ ...credentials, remember, sharedDevice }, signal);
    keepRemembered(remember ? credentials.username : undefined);
    return 'signed-in';
  };
}

async function enterRemembered(signal: AbortSignal): Promise<Outcome> {
  try {
    await signInRemembered(signal);
  } catch (error) {
    if (isRequestError(error) && error.code === 'remember_invalid') forgetCredential();
    throw error;
  }
  return 'signed-in';
}

function describeMissing({ username, password }: MissingFields, t: Translate<MessageId>): Problems {
  return { username: username && t(username), password: password && t(password) };
}
