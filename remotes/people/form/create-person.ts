import { request } from 'shell/request';
import { type AnswerOf, type PersonFields, peopleCreate } from '#shared/contracts';

/** Creates a person with a first password, shown once. Fails silently: the form says what happened. */
export function createPerson(
  fields: PersonFields & { createClass: boolean },
): Promise<AnswerOf<typeof peopleCreate>> {
  return request(peopleCreate, fields, { silent: true });
}
