import { request } from 'shell/request';
import { messageUpdateStatusByMe } from '#shared/contracts';

/** Ignores all messages: none of them waits any more, and none counts as read. */
export function markAllIgnored() {
  return request(messageUpdateStatusByMe, {});
}
