import { request } from 'shell/request';
import { sessionEndOthers } from '#shared/contracts';

/** Signs every other device out and forgets it. */
export const endOtherSessions = (): Promise<unknown> => request(sessionEndOthers, {});
