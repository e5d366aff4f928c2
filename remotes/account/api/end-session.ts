import { request } from 'shell/request';
import { type OpenSession, sessionEnd } from '#shared/contracts';

/** Signs one of the user's own devices out. */
export const endSession = ({ sessionId }: OpenSession): Promise<unknown> =>
  request(sessionEnd, { sessionId });
