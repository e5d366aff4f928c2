import { useEffect, useState } from 'react';
import { request } from 'shell/request';
import { type AnswerOf, socialInfo } from '#shared/contracts';

type Providers = AnswerOf<typeof socialInfo>;

const timeout = 10_000;

/** The third parties of this portal; undefined until the answer is there. Without an answer there are none. */
export function useProviders(): Providers | undefined {
  const [providers, setProviders] = useState<Providers>();
  useEffect(() => {
    const asked = new AbortController();
    const options = { silent: true, noIntercept: true, timeout, signal: asked.signal };
    request(socialInfo, {}, options).then(setProviders, () => {
      if (!asked.signal.aborted) setProviders([]);
    });
    return () => asked.abort();
  }, []);
  return providers;
}
