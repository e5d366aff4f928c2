import { request } from 'shell/request';
import { type AnswerOf, consentConfirm, consentDeny, consentDetails } from '#shared/contracts';

export type ConsentDetails = AnswerOf<typeof consentDetails>;

/** What a client asks the signed-in user for. The caller shows failures. */
export function fetchConsent(interaction: string, signal: AbortSignal): Promise<ConsentDetails> {
  return request(consentDetails, { interaction }, { silent: true, signal });
}

/** Answers the client's question; gives back the address at the client where the user goes next. */
export async function answerConsent(interaction: string, isAllowed: boolean): Promise<string> {
  const call = isAllowed ? consentConfirm : consentDeny;
  return (await request(call, { interaction }, { silent: true })).address;
}
