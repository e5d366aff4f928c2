import { useEffect, useRef, useState } from 'react';
import { isRequestError, request } from 'shell/request';
import { completeSignIn, usePage, useTranslations } from 'shell/session';
import { type SocialPending, socialBind } from '#shared/contracts';
import { chooseReturnTo } from '../address/choose-return-to.ts';
import { focusProblem } from '../credentials/focus-problem.ts';
import { parseCredentials } from '../credentials/parse-credentials.ts';
import type { Problems } from '../failure/problems.ts';
import { useDescribeFailure } from '../failure/use-describe-failure.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface Bind {
  submitting: boolean;
  /** Nobody waits to be bound, or not any more. */
  isOver: boolean;
  problems: Problems;
  submit: (form: HTMLFormElement) => Promise<void>;
  clearError: (field: 'username' | 'password') => void;
}

const timeout = 30_000;

/** Proves whose account it is, binds the waiting identity to it and signs in; one attempt at a time. */
export function useBind(pending: SocialPending | null): Bind {
  const t = useTranslations<MessageId>();
  const describeFailure = useDescribeFailure();
  const { search, hash } = usePage();
  const [isOver, setIsOver] = useState(pending === null);
  const [problems, setProblems] = useState<Problems>({});
  const [submitting, setSubmitting] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const refuse = (form: HTMLFormElement, found: Problems): void => {
    setProblems(found);
    focusProblem(form, found);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (attempt.current || !pending) return;
    const reading = parseCredentials(new FormData(form));
    if (!reading.ok) {
      const { username, password } = reading.missing;
      refuse(form, { username: username && t(username), password: password && t(password) });
      return;
    }
    const current = new AbortController();
    attempt.current = current;
    setProblems({});
    setSubmitting(true);
    try {
      const payload = { ...reading.credentials, pendingToken: pending.pendingToken };
      await request(socialBind, payload, { silent: true, timeout, signal: current.signal });
      await completeSignIn(chooseReturnTo({ origin: location.origin, search, hash }));
    } catch (error) {
      attempt.current = undefined;
      setSubmitting(false);
      const failure = isRequestError(error) ? error : undefined;
      if (failure?.code === 'not_found') setIsOver(true);
      // No other password helps: what is wrong with the account stands under its name.
      else if (failure?.code === 'conflict') refuse(form, { username: failure.message });
      else refuse(form, await describeFailure(failure));
    }
  };

  return {
    submitting,
    isOver,
    problems,
    submit,
    clearError: (field) => {
      if (problems[field]) setProblems({ ...problems, [field]: undefined });
    },
  };
}
