import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  type AnswerOf,
  type OpenSession,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
} from '#shared/contracts';

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: [sessionList.name],
  queryFn: ({ signal }) => request(sessionList, {}, { signal, silent: true }),
});

/** Signs one of the user's own devices out. */
export function endSession({ sessionId }: OpenSession): Promise<unknown> {
  return request(sessionEnd, { sessionId });
}

/** Signs every other device out and forgets it. */
export function endOtherSessions(): Promise<unknown> {
  return request(sessionEndOthers, {});
}

/** Signs somebody of the unit out everywhere. */
export function endSessionsOf(userId: string): Promise<AnswerOf<typeof sessionEndOfUser>> {
  return request(sessionEndOfUser, { userId });
}
