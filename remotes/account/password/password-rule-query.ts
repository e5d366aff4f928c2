import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { passwordRule } from '#shared/contracts';

/** How strong a password must be here; it does not change while the page is open. */
export const passwordRuleQuery = queryOptions({
  queryKey: [passwordRule.name],
  queryFn: ({ signal }) => request(passwordRule, {}, { signal, silent: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
