import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type AppRelease, appReleaseDecide } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { decidedKey } from './releases-query.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface Decision {
  readonly isBusy: boolean;
  readonly approve: () => void;
  /** Also of a version that nobody has approved: then it is refused. */
  readonly withdraw: (note: string) => void;
}

/** Approves or withdraws a version. A refusal is shown by the request; the lists are read anew. */
export function useDecision(release: AppRelease, onDone: () => void): Decision {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const queryClient = useQueryClient();
  const { code, version, state } = release;
  const { isPending, mutate } = useMutation({
    mutationFn: ({ decision, note = '' }: { decision: 'approve' | 'withdraw'; note?: string }) =>
      request(appReleaseDecide, { code, version, decision, note }),
    onSuccess: (_, { decision }) => {
      const done = decision === 'approve' ? 'approved' : state === 'uploaded' ? 'refused' : 'withdrawn';
      notify(t(`administration.releases.done.${done}`, { name: nameOf(release), version }), {
        tone: 'success',
      });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: decidedKey }),
  });
  return {
    isBusy: isPending,
    approve: () => mutate({ decision: 'approve' }),
    withdraw: (note) => mutate({ decision: 'withdraw', note }),
  };
}
