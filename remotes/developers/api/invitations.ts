import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientInvitationList } from '#shared/contracts';

export const invitationsQuery = queryOptions({
  queryKey: [clientInvitationList.name],
  queryFn: ({ signal }) => request(clientInvitationList, {}, { signal, silent: true }),
});
