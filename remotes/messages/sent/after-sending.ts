import { request } from 'shell/request';
import { messageRecall, messageRemind } from '#shared/contracts';

/** Reminds those who have not read a message; answers how many. */
export function remindReaders(messageId: string) {
  return request(messageRemind, { messageId });
}

/** Takes a message back from those who have not read it; answers how many. */
export function recallMessage(messageId: string) {
  return request(messageRecall, { messageId });
}
