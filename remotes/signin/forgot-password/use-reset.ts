import { useEffect, useRef, useState } from 'react';
import { isRequestError, request } from 'shell/request';
import { type PasswordRule, passwordForgot, passwordReset, passwordRule } from '#shared/contracts';
import { useDescribeFailure } from '../failure/use-describe-failure.ts';
import { describeResetFailure, noProblems, type ResetProblems } from './describe-reset-failure.ts';

/** Who asks, and where the code goes. */
export interface ResetAccount {
  username: string;
  contact: string;
}

/** Where the flow stands. */
export type ResetStep =
  | { at: 'who' }
  | { at: 'code'; rule: PasswordRule; minutes: number; sentAt: number }
  | { at: 'done' };

export interface Reset {
  step: ResetStep;
  /** What was typed at the first step; it is there again when the user goes back. */
  account: ResetAccount;
  busy: boolean;
  problems: ResetProblems;
  /** Shows problems that were found before anything was sent. */
  refuse: (fields: ResetProblems['fields']) => void;
  clearError: (field: string) => void;
  /** Asks for a code. Resolves true when one may be on its way. */
  ask: (account: ResetAccount) => Promise<boolean>;
  /** Sets the password by the code. Resolves to what the server said about the fields. */
  set: (choice: { code: string; password: string }) => Promise<ResetProblems['fields']>;
  back: () => void;
}

const timeout = 30_000;

/** Getting a new password by a code; one call at a time. */
export function useReset(): Reset {
  const describeFailure = useDescribeFailure();
  const [step, setStep] = useState<ResetStep>({ at: 'who' });
  const [account, setAccount] = useState<ResetAccount>({ username: '', contact: '' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(noProblems);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Undefined when it worked, or another call is under way. */
  const attempt = async (
    call: (signal: AbortSignal) => Promise<void>,
  ): Promise<ResetProblems | undefined> => {
    if (running.current) return undefined;
    const current = new AbortController();
    running.current = current;
    setBusy(true);
    setProblems(noProblems);
    try {
      await call(current.signal);
      return undefined;
    } catch (error) {
      const found = await describeResetFailure(isRequestError(error) ? error : undefined, describeFailure);
      setProblems(found);
      return found;
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };

  return {
    step,
    account,
    busy,
    problems,
    refuse: (fields) => setProblems({ fields }),
    clearError: (field) => {
      if (problems.fields[field])
        setProblems({ ...problems, fields: { ...problems.fields, [field]: undefined } });
    },
    ask: async (next) => {
      setAccount(next);
      const found = await attempt(async (signal) => {
        const options = { silent: true, timeout, signal };
        const [{ expiresIn }, { rule }] = await Promise.all([
          request(passwordForgot, next, options),
          request(passwordRule, {}, options),
        ]);
        setStep({ at: 'code', rule, minutes: Math.round(expiresIn / 60), sentAt: Date.now() });
      });
      return found === undefined;
    },
    set: async (choice) => {
      const found = await attempt(async (signal) => {
        const payload = { username: account.username, ...choice };
        await request(passwordReset, payload, { silent: true, timeout, signal });
        setStep({ at: 'done' });
      });
      return found?.fields ?? {};
    },
    back: () => {
      setProblems(noProblems);
      setStep({ at: 'who' });
    },
  };
}
