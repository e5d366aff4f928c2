import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRequestError } from 'shell/request';
import { completeSignIn, signIn, usePage, useSession, useTranslations } from 'shell/session';
import { forgetCredential, isRemembered, keepRemembered } from '#shared/stored-items';
import { chooseReturnTo } from './choose-return-to.ts';
import { focusProblem } from './focus-problem.ts';
import { mayRunSteps } from './may-run-steps.ts';
import type { MessageId } from './message-id.ts';
import { parseCredentials } from './parse-credentials.ts';
import type { Problems } from './problems.ts';
import { isSignInAgain } from './sign-in-again.ts';
import { signInRemembered } from './sign-in-remembered.ts';
import { useDescribeFailure } from './use-describe-failure.ts';
import type { Outcome } from './ways-in/way-in.ts';

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

type Enter = (signal: AbortSignal) => Promise<Outcome>;

/**
 * One attempt to sign in at a time, typed or by itself, and what came of the last one.
 * @param told what the server said about an attempt before this page
 */
export const useSignIn = (form: RefObject<HTMLFormElement | null>, told: Problems = {}): SignIn => {
  const t = useTranslations<MessageId>();
  const tell = useDescribeFailure();
  const { search, hash } = usePage();
  const [problems, setProblems] = useState<Problems>(told);
  const [submitting, setSubmitting] = useState(false);
  const [remembered, setRemembered] = useState(isRemembered);
  const attempt = useRef<AbortController>(undefined);
  const isAutomatic = useRef(false);
  // Steps that follow are not taken any more; a sign-in that has been sent cannot be taken back.
  useEffect(() => () => void (isAutomatic.current && attempt.current?.abort()), []);

  const { state } = useSession();
  const isAgain = isSignInAgain(search);
  const returnTo = chooseReturnTo({ origin: location.origin, search, hash });
  useEffect(() => {
    // Signed in already, or in another tab meanwhile; an attempt of this page leaves by itself.
    if (state === 'signed-in' && !isAgain && !attempt.current)
      completeSignIn(returnTo).catch(() => undefined);
  }, [state, returnTo, isAgain]);

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
      const found = await tell(failure);
      if (attempt.current === current) refuse(found);
    }
    if (attempt.current !== current) return;
    attempt.current = undefined;
    setSubmitting(false);
  };

  const enterTyped = (data: FormData): Enter | undefined => {
    const reading = parseCredentials(data);
    if (!reading.ok) {
      const { username, password } = reading.missing;
      refuse({ username: username && t(username), password: password && t(password) });
      return undefined;
    }
    const { credentials } = reading;
    const sharedDevice = data.has('sharedDevice');
    const remember = !sharedDevice && data.has('remember');
    return async (signal) => {
      await signIn({ ...credentials, remember, sharedDevice }, signal);
      keepRemembered(remember ? credentials.username : undefined);
      return 'signed-in';
    };
  };

  const enterRemembered: Enter = async (signal) => {
    try {
      await signInRemembered(signal);
    } catch (error) {
      if (isRequestError(error) && error.code === 'remember_invalid') forgetCredential();
      throw error;
    }
    return 'signed-in';
  };

  const enterByItself = useEffectEvent(() => {
    if (attempt.current || isAgain || !mayRunSteps(search)) return;
    isAutomatic.current = true;
    void run(async (signal) => {
      const { runSteps } = await import('./ways-in/page-order.ts');
      return runSteps({
        userAgent: navigator.userAgent,
        isSignedIn: state === 'signed-in',
        returnTo,
        signal,
      });
    });
  });
  useEffect(() => enterByItself(), []);

  return {
    submitting,
    problems,
    // Whoever is to prove herself types the password: a remembered browser proves nothing.
    remembered: remembered && !isAgain,
    submit: () => {
      if (attempt.current || !form.current) return;
      const data = new FormData(form.current);
      // Dots that nobody touched.
      const enter = data.has('remembered') && !data.get('password') ? enterRemembered : enterTyped(data);
      isAutomatic.current = false;
      if (enter) void run(enter);
    },
    clearError: (field) => {
      if (isAutomatic.current) attempt.current?.abort();
      if (problems[field]) setProblems({ ...problems, [field]: undefined });
    },
  };
};
