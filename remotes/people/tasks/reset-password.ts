import { request } from 'shell/request';
import { type AnswerOf, type Person, peopleResetPassword } from '#shared/contracts';

/** Gives a person a new first password, shown once, and ends the sessions. */
export function resetPassword({
  userId,
  revision,
}: Pick<Person, 'userId' | 'revision'>): Promise<AnswerOf<typeof peopleResetPassword>> {
  return request(peopleResetPassword, { userId, revision });
}
