import { request } from 'shell/request';
import { messageUpdateStatusById } from '#shared/contracts';

/** Marks a message or a to-do as read; a second time is a success too. */
export const markRead = (id: string) => request(messageUpdateStatusById, { desktopMessageId: id });
