import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, faceState } from '#shared/contracts';

export type FaceStateOf = AnswerOf<typeof faceState>;

/** What stands about the face of a user. The page shows the failure itself, so there is no toast. */
export function stateQuery(userId: string) {
  return queryOptions({
    queryKey: ['face', 'state', userId],
    queryFn: ({ signal }) => request(faceState, { userId }, { signal, silent: true }),
  });
}
