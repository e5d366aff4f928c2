import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMessageCounts } from 'shell/header';
import { messageGet, messageHistory } from '#shared/contracts';
import { markAllIgnored } from './ignore-all.ts';
import { ignore, markOpened } from './put-aside.ts';

/** Opening and ignoring messages; bell, list and an open message follow. */
export function useMarking() {
  const client = useQueryClient();
  const onSettled = async (): Promise<void> => {
    refreshMessageCounts();
    await client.invalidateQueries({ queryKey: [messageHistory.name] });
    await client.invalidateQueries({ queryKey: [messageGet.name] });
  };
  return {
    opening: useMutation({ mutationFn: markOpened, onSettled }),
    ignoring: useMutation({ mutationFn: ignore, onSettled }),
    ignoringAll: useMutation({ mutationFn: markAllIgnored, onSettled }),
  };
}
