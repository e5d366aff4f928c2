import { request } from 'shell/request';
import { type Person, type PersonFields, peopleUpdate } from '#shared/contracts';

/**
 * Changes a person, unless somebody else did after `revision`. Fails silently: the form says what happened.
 */
export const updatePerson = (
  userId: string,
  revision: number,
  fields: PersonFields & { createClass: boolean },
): Promise<Person> => request(peopleUpdate, { userId, revision, ...fields }, { silent: true });
