import { useEffect, useState } from 'react';
import { type AnswerOf, socialInfo } from '#shared/contracts';
import { request } from '../../core/request/index.ts';

type Providers = AnswerOf<typeof socialInfo>;

const timeout = 10_000;

/** The third parties beside the password; undefined until they are known, none where they cannot be had. */
export function useProviders(): Providers | undefined {
  const [providers, setProviders] = useState<Providers>();
  useEffect(() => void loadProviders().then(setProviders), []);
  return providers;
}

async function loadProviders(): Promise<Providers> {
  try {
    return await request(socialInfo, {}, { silent: true, noIntercept: true, timeout });
  } catch {
    return [];
  }
}
