import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Form, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type MessageAudience, messageSentList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { createDraft, type Draft, type DraftProblems, findProblems, isStarted, parseDraft } from './draft.ts';
import { sendMessage } from './send-message.ts';

export type MessageForm = Form<Draft, keyof DraftProblems>;

/** The form of a message to classes. What was written stays until it is sent. */
export function useMessageForm(audiences: readonly MessageAudience[], onSent: () => void): MessageForm {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [start] = useState(createDraft);
  const form = useForm({
    saved: { draft: start, revision: 0 },
    keep: { name: 'messages:compose', parse: parseDraft },
    validate: findProblems,
    words: t,
    isChanged: isStarted,
    save: (draft) => sendMessage(draft, audiences),
    goOnWith: () => ({ draft: createDraft(), revision: 0 }),
    onSaved: ({ recipients }) => {
      void client.invalidateQueries({ queryKey: [messageSentList.name] });
      notify(t('messages.send.done', { count: recipients }), { tone: 'success' });
      onSent();
    },
  });
  return {
    ...form,
    change: (part) => {
      // A changed message is another one: with its old id, one that did arrive would be answered for it.
      const { messageId } = form.failure ? createDraft() : form.draft;
      form.change({ ...part, messageId });
    },
  };
}
