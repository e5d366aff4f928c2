import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request as send } from 'shell/apps';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { decide, type LeaveRequest } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';

interface Decision {
  decision: 'approved' | 'declined' | 'withdrawn';
  note?: string;
}

/** Decides about a request; the lists are asked for again, also where somebody else was faster. */
export function useDeciding({ id, revision }: Pick<LeaveRequest, 'id' | 'revision'>) {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => send(decide, { id, revision, ...decision }),
    onSuccess: (_, { decision }) => notify(t(`leave.decide.${decision}`), { tone: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['leave'] }),
  });
}
