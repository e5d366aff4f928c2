import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageUpdateStatusById, messageUpdateStatusByMe } from '#shared/contracts';
import { isRequestError, request } from '../../core/request/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { refreshMessageCounts } from './counts.ts';

export interface Ignoring {
  /** Ids that are hidden while the request to the server runs. */
  readonly gone: ReadonlySet<string>;
  /** Resolves true once the server knows; else it was said why not, and the message is there again. */
  readonly ignore: (id: string) => Promise<boolean>;
  /** As `ignore`, and its sender is notified that it was read. */
  readonly noteOpened: (id: string) => Promise<boolean>;
  readonly ignoreAll: (ids: readonly string[]) => Promise<boolean>;
}

/**
 * Ignoring messages and to-dos: they go at once, and come back where the request to the server fails.
 * @param listName name of the call whose list shows them
 */
export function useIgnoring(listName: string): Ignoring {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const send = async (ids: readonly string[], call: () => Promise<unknown>): Promise<boolean> => {
    setGone((before) => new Set([...before, ...ids]));
    try {
      await call();
      refreshMessageCounts();
      await client.invalidateQueries({ queryKey: [listName] });
      return true;
    } catch (error) {
      notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
      return false;
    } finally {
      // By now the list does not have them any more, or they are to be seen again.
      setGone((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  };
  return {
    gone,
    ignore: (id) =>
      send([id], () => request(messageUpdateStatusById, { desktopMessageId: id }, { silent: true })),
    noteOpened: (id) =>
      send([id], () =>
        request(messageUpdateStatusById, { desktopMessageId: id, opened: true }, { silent: true }),
      ),
    ignoreAll: (ids) => send(ids, () => request(messageUpdateStatusByMe, {}, { silent: true })),
  };
}
