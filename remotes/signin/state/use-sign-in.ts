import { useEffect, useRef, useState } from 'react';
import { isRequestError } from 'shell/request';
import { completeSignIn, homePath, navigate, signIn, usePage, useSession } from 'shell/session';
import { chooseReturnTo } from './choose-return-to.ts';
import { describeFailure, type Problems } from './describe-failure.ts';
import { focusProblem } from './focus-problem.ts';
import { parseCredentials } from './parse-credentials.ts';
import { useSay } from './use-say.ts';

export interface SignIn {
  submitting: boolean;
  problems: Problems;
  /** Signs in with what the form holds; ignored while an attempt is under way. */
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Takes back what was said about a field once it is edited. */
  forgive: (field: 'username' | 'password') => void;
}

/**
 * One attempt to sign in at a time, and what came of the last one.
 * @param told what the server said about an attempt before this page
 */
export const useSignIn = (told: Problems = {}): SignIn => {
  const say = useSay();
  const { search, hash } = usePage();
  const [problems, setProblems] = useState<Problems>(told);
  const [submitting, setSubmitting] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const { state } = useSession();
  const returnTo = chooseReturnTo({ origin: location.origin, search, hash });
  useEffect(() => {
    // Signed in already, or in another tab meanwhile; an attempt of this page leaves by itself.
    if (state === 'signed-in' && !attempt.current) void navigate(returnTo ?? homePath(), { replace: true });
  }, [state, returnTo]);

  const refuse = (form: HTMLFormElement, found: Problems): void => {
    setProblems(found);
    focusProblem(form, found);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (attempt.current) return;
    const reading = parseCredentials(new FormData(form));
    if (!reading.ok) {
      const { username, password } = reading.missing;
      refuse(form, { username: username && say(username), password: password && say(password) });
      return;
    }
    const current = new AbortController();
    attempt.current = current;
    setProblems({});
    setSubmitting(true);
    try {
      await signIn(reading.credentials, current.signal);
      await completeSignIn(returnTo);
    } catch (error) {
      attempt.current = undefined;
      setSubmitting(false);
      refuse(form, describeFailure(isRequestError(error) ? error : undefined, say));
    }
  };

  return {
    submitting,
    problems,
    submit,
    forgive: (field) => {
      if (problems[field]) setProblems({ ...problems, [field]: undefined });
    },
  };
};
