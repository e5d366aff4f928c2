import { isRequestError, type RequestError } from 'shell/request';
import { beginAutoLogin, endAutoLogin, mayAutoLogin } from '#shared/stored-items';
import { signInRemembered } from './sign-in-remembered.ts';
import type { WayIn } from './way-in.ts';

/** A refusal comes from the service that judges sign-ins; a broken network or server has not judged (D-16). */
function isRefusal({ kind, status }: RequestError): boolean {
  return kind === 'body' || (kind === 'http' && status < 500);
}

/** Step 9: a remembered browser signs in, at most four failed times in a row. */
export const remembered: WayIn = {
  name: 'remembered',
  applies: mayAutoLogin,
  run: async ({ signal }) => {
    if (!beginAutoLogin()) return undefined;
    try {
      await signInRemembered(signal);
    } catch (error) {
      endAutoLogin(isRequestError(error) && isRefusal(error) ? 'refused' : 'no-answer');
      throw error;
    }
    endAutoLogin('signed-in');
    return 'signed-in';
  },
};
