import { isRequestError, request } from 'shell/request';
import { type Person, peopleGet } from '#shared/contracts';

/** A person as saved now; undefined where there is nobody any more. */
export async function findPersonNow({ userId }: Person): Promise<Person | undefined> {
  try {
    return await request(peopleGet, { userId }, { silent: true });
  } catch (error) {
    if (isRequestError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}
