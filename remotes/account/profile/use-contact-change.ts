import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Form, parseTexts, useForm } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { type ContactKind, contactRuleTexts, isContact, pickLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { askContact } from './ask-contact.ts';
import { profileQuery } from './profile-query.ts';
import { saveContact } from './save-contact.ts';

export interface ContactChange {
  /** What the code went to; undefined before it went out. */
  sentTo: string | undefined;
  contact: Form<{ contact: string }, 'contact'>;
  code: Form<{ code: string }, 'code'>;
  /** Sends another code to the same. */
  again: () => void;
  /** Back to the first step. */
  change: () => void;
}

/** Two steps, a form each: a code goes to the new contact, and what comes back with it makes the change. */
export function useContactChange(kind: ContactKind, onDone: () => void): ContactChange {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const code = useForm({
    saved: { draft: { code: '' }, revision: 0 },
    validate: (draft): { code?: MessageId } =>
      draft.code.trim() === '' ? { code: 'account.contact.codeMissing' } : {},
    words: t,
    onlyField: 'code',
    save: (draft) => saveContact({ kind, code: draft.code.trim() }),
    onSaved: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      onDone();
    },
  });
  const contact = useForm({
    saved: { draft: { contact: '' }, revision: 0 },
    keep: { name: `account:${kind}`, parse: parseTexts('contact') },
    validate: (draft): { contact?: string } =>
      isContact(kind, draft.contact.trim())
        ? {}
        : { contact: pickLanguage(contactRuleTexts[kind], language) },
    words: String,
    onlyField: 'contact',
    save: (draft) => askContact({ kind, contact: draft.contact.trim() }),
    onSaved: (_answer, sent) => {
      setSentTo(sent.contact.trim());
      code.startAfresh();
    },
  });
  return {
    sentTo,
    contact,
    code,
    again: () => {
      if (!code.isSaving) contact.save();
    },
    change: () => setSentTo(undefined),
  };
}
