import { request } from 'shell/request';
import { messageUpdateStatusById } from '#shared/contracts';

/** Notes that a message was opened; a second time is a success too. */
export function markOpened(id: string) {
  return request(messageUpdateStatusById, { desktopMessageId: id, opened: true });
}

/** Puts a message or a to-do aside without opening it; a second time is a success too. */
export function ignore(id: string) {
  return request(messageUpdateStatusById, { desktopMessageId: id });
}
