import { request } from 'shell/request';
import { messageUpdateStatusById } from '#shared/contracts';

/** Notes that a message was opened; a second time is a success too. */
export const markOpened = (id: string) =>
  request(messageUpdateStatusById, { desktopMessageId: id, opened: true });

/** Puts a message or a to-do aside without opening it; a second time is a success too. */
export const ignore = (id: string) => request(messageUpdateStatusById, { desktopMessageId: id });
