import { request } from 'shell/request';
import { type Person, peopleRemovePicture } from '#shared/contracts';

/** Takes away the picture of a person, who is told. */
export const removePicture = ({ userId }: Pick<Person, 'userId'>): Promise<Person> =>
  request(peopleRemovePicture, { userId });
