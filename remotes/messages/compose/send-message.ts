import { request } from 'shell/request';
import { type MessageAudience, messageSend } from '#shared/contracts';
import { classKey, type Draft } from './draft.ts';

/** Sends a draft to its classes; sending it again sends nothing twice. */
export function sendMessage(draft: Draft, audiences: readonly MessageAudience[]) {
  const classes = audiences
    .filter((audience) => draft.classes.includes(classKey(audience)))
    .map(({ gradeName, className }) => ({ gradeName, className }));
  return request(messageSend, { ...draft, classes }, { silent: true });
}
