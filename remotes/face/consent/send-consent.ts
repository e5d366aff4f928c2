import { request } from 'shell/request';
import { faceConsent, type PayloadOf } from '#shared/contracts';

/** Gives the consent or withdraws it, which deletes the face. */
export function sendConsent(consent: PayloadOf<typeof faceConsent>): Promise<unknown> {
  return request(faceConsent, consent, { silent: true });
}
