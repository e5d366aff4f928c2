import { useEffect, useState } from 'react';
import { socialInfo } from '#shared/contracts';
import { request } from '../../core/request/index.ts';

const timeout = 10_000;

/** Ids of the third parties beside the password; undefined until they are known, none where they cannot be had. */
export function useProviders(): readonly string[] | undefined {
  const [providers, setProviders] = useState<readonly string[]>();
  useEffect(() => void loadProviders().then(setProviders), []);
  return providers;
}

async function loadProviders(): Promise<string[]> {
  try {
    const found = await request(socialInfo, {}, { silent: true, noIntercept: true, timeout });
    return found.map(({ providerId }) => providerId);
  } catch {
    return [];
  }
}
