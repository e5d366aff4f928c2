import { queryOptions } from '@tanstack/react-query';
import { type DesktopMessage, messageSelectNotRead } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { createServerTime } from './server-time.ts';

export interface UnreadMessages {
  readonly messages: readonly DesktopMessage[];
  /** The server's clock when it answered, epoch milliseconds. */
  readonly asOf: number;
}

/** The newest unread messages. Reading them is not what keeps a session alive: they come anew by themselves. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [messageSelectNotRead.name, userId],
    queryFn: async ({ signal }): Promise<UnreadMessages> => {
      const time = createServerTime();
      const messages = await request(
        messageSelectNotRead,
        {},
        { signal, silent: true, passive: true, onHeaders: time.read },
      );
      return { messages, asOf: time.now() };
    },
  });
}
