import { request } from 'shell/request';
import { type Person, peopleSetStatus, type UserStatus } from '#shared/contracts';

/** Enables or disables a person; disabling ends the sessions at once. */
export function setPersonStatus(
  { userId, revision }: Pick<Person, 'userId' | 'revision'>,
  userStatus: UserStatus,
): Promise<Person> {
  return request(peopleSetStatus, { userId, revision, userStatus });
}
