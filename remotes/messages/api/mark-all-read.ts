import { request } from 'shell/request';
import { messageUpdateStatusByMe } from '#shared/contracts';

/** Marks all messages as read. */
export const markAllRead = () => request(messageUpdateStatusByMe, {});
