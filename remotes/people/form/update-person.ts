import { request } from 'shell/request';
import { type Person, type PersonFields, peopleUpdate } from '#shared/contracts';

/**
 * Changes a person, unless somebody else did after `revision`. Fails silently: the form says what happened.
 */
export function updatePerson(
  userId: string,
  revision: number,
  fields: PersonFields & { createClass: boolean },
): Promise<Person> {
  return request(peopleUpdate, { userId, revision, ...fields }, { silent: true });
}
