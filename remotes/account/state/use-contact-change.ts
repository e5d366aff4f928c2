import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRequestError } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { type ContactKind, contactRuleTexts, isContact, pickLanguage } from '#shared/contracts';
import { askContact } from '../api/ask-contact.ts';
import { profileQuery } from '../api/profile-query.ts';
import { saveContact } from '../api/save-contact.ts';
import type { MessageId } from './message-id.ts';

export interface ContactChange {
  /** What the code went to; undefined before it went out. */
  sentTo: string | undefined;
  contact: string;
  code: string;
  /** What is wrong with the field that is shown. */
  problem: string | undefined;
  isBusy: boolean;
  typeContact: (text: string) => void;
  typeCode: (text: string) => void;
  /** Sends a code, or what was typed of it. */
  submit: () => void;
  /** Sends another code to the same. */
  again: () => void;
  /** Back to the first step. */
  change: () => void;
}

/** Two steps: a code goes to the new contact, and what comes back with it makes the change. */
export const useContactChange = (kind: ContactKind, onDone: () => void): ContactChange => {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const refuse = (error: Error): void => {
    const told = isRequestError(error) ? error : undefined;
    setProblem(told?.fieldErrors?.[0]?.message ?? told?.message ?? String(error));
  };
  const asking = useMutation({
    mutationFn: () => askContact({ kind, contact: contact.trim() }),
    onSuccess: () => {
      setSentTo(contact.trim());
      setCode('');
      setProblem(undefined);
    },
    onError: refuse,
  });
  const saving = useMutation({
    mutationFn: () => saveContact({ kind, code: code.trim() }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      onDone();
    },
    onError: refuse,
  });
  const isBusy = asking.isPending || saving.isPending;
  const ask = (): void => {
    if (isContact(kind, contact.trim())) asking.mutate();
    else setProblem(pickLanguage(contactRuleTexts[kind], language));
  };
  const save = (): void => {
    if (code.trim() === '') setProblem(t('account.contact.codeMissing'));
    else saving.mutate();
  };
  return {
    sentTo,
    contact,
    code,
    problem,
    isBusy,
    typeContact: (text) => {
      setContact(text);
      setProblem(undefined);
    },
    typeCode: (text) => {
      setCode(text);
      setProblem(undefined);
    },
    submit: () => {
      if (isBusy) return;
      if (sentTo === undefined) ask();
      else save();
    },
    again: () => {
      if (!isBusy) asking.mutate();
    },
    change: () => {
      setSentTo(undefined);
      setProblem(undefined);
    },
  };
};
