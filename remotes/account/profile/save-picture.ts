import { request } from 'shell/request';
import { type AnswerOf, profilePictureSave } from '#shared/contracts';

/** Sets the own picture; null removes it. */
export function savePicture(picture: string | null): Promise<AnswerOf<typeof profilePictureSave>> {
  return request(profilePictureSave, { picture });
}
