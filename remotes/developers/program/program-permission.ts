import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  type AnswerOf,
  clientProgramDetails,
  clientProgramGrant,
  clientProgramWithdraw,
} from '#shared/contracts';

export type ProgramPermission = AnswerOf<typeof clientProgramDetails>;
/** What the administrator of one unit permits. */
export type ProgramGrant = ProgramPermission['grants'][number];

export function programQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientProgramDetails.name, clientId],
    queryFn: ({ signal }) => request(clientProgramDetails, { clientId }, { signal, silent: true }),
  });
}

/** Lets an app work for a unit without a user. */
export function grantProgram(clientId: string, unitId: string, scopes: string[]): Promise<null> {
  return request(clientProgramGrant, { clientId, unitId, scopes });
}

export function withdrawProgram(clientId: string, unitId: string): Promise<null> {
  return request(clientProgramWithdraw, { clientId, unitId });
}
