import { useRef, useState } from 'react';
import { isRequestError, request } from 'shell/request';
import { usePage } from 'shell/session';
import { socialBegin } from '#shared/contracts';
import type { NamedProvider } from '#shared/sign-in-ways';
import { chooseReturnTo } from '../address/choose-return-to.ts';
import { findDeviceId } from '../address/device-id.ts';
import { useDescribeFailure } from '../failure/use-describe-failure.ts';

export interface Begin {
  /** The provider that the page is leaving for. */
  leavingFor: NamedProvider | undefined;
  /** Why the last beginning failed. */
  problem: string | undefined;
  begin: (provider: NamedProvider) => Promise<void>;
}

const timeout = 15_000;

/** Begins a sign-in at a third party and goes there; what comes back is the server's to take. */
export function useBegin(): Begin {
  const describeFailure = useDescribeFailure();
  const { search, hash } = usePage();
  const [leavingFor, setLeavingFor] = useState<NamedProvider>();
  const [problem, setProblem] = useState<string>();
  const isLeaving = useRef(false);
  return {
    leavingFor,
    problem,
    begin: async (provider) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      setLeavingFor(provider);
      setProblem(undefined);
      const returnTo = chooseReturnTo({ origin: location.origin, search, hash }) ?? '';
      try {
        const { address } = await request(
          socialBegin,
          { provider: provider.providerId, returnTo, deviceId: findDeviceId() },
          { silent: true, timeout },
        );
        location.assign(address);
      } catch (error) {
        const { form, password } = await describeFailure(isRequestError(error) ? error : undefined);
        setProblem(form ?? password);
        setLeavingFor(undefined);
      } finally {
        isLeaving.current = false;
      }
    },
  };
}
