import { request } from 'shell/request';
import { type Person, peopleSetPicture } from '#shared/contracts';

/** Sets the picture of a person, who is notified. @param picture a small JPEG as a `data:` address */
export function setPicture({ userId }: Pick<Person, 'userId'>, picture: string): Promise<Person> {
  return request(peopleSetPicture, { userId, picture });
}
