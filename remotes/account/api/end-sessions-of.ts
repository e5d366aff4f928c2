import { request } from 'shell/request';
import { type AnswerOf, sessionEndOfUser } from '#shared/contracts';

/** Signs somebody of the unit out everywhere. */
export const endSessionsOf = (userId: string): Promise<AnswerOf<typeof sessionEndOfUser>> =>
  request(sessionEndOfUser, { userId });
