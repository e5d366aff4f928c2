import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type AnswerOf, socialSwitchAccounts } from '#shared/contracts';
import { request } from '../../core/request/index.ts';

export type Account = AnswerOf<typeof socialSwitchAccounts>[number];

/** The accounts that this portal lets everybody become. */
export function useAccounts(): UseQueryResult<Account[]> {
  return useQuery({
    queryKey: [socialSwitchAccounts.name],
    queryFn: ({ signal }) => request(socialSwitchAccounts, {}, { signal, silent: true }),
  });
}
