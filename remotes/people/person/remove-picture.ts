import { request } from 'shell/request';
import { type Person, peopleRemovePicture } from '#shared/contracts';

/** Removes the picture of a person, who is notified. */
export function removePicture({ userId }: Pick<Person, 'userId'>): Promise<Person> {
  return request(peopleRemovePicture, { userId });
}
