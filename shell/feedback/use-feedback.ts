import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FeedbackDetails, feedbackSend } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { getBootData } from '../boot/index.ts';
import { findDraft, useDraft } from '../drafts/index.ts';
import { getLanguage } from '../language/index.ts';
import { useRegistry } from '../registry/index.ts';
import { getReloadCount } from '../reload-data/index.ts';
import { getFailedCalls, isRequestError, request } from '../request/index.ts';
import { collectDetails } from './collect-details.ts';

export const maxTextLength = 2000;

const form = 'feedback';

interface Kept {
  /** Stays the same however often the same words are sent, so that they are kept once. */
  id: string;
  text: string;
}

const parseKept = (kept: unknown): Kept | undefined => {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('text' in kept)) return undefined;
  const { id, text } = kept;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : undefined;
};

export interface FeedbackWriting {
  text: string;
  setText: (text: string) => void;
  details: FeedbackDetails;
  /** Sending was asked for without a word. */
  isMissing: boolean;
  failure: { message: string; requestId: string | undefined } | undefined;
  isSending: boolean;
  send: () => void;
}

/** What the user writes; it stays until it was sent, also when the dialog is closed or the page loaded again. */
export const useFeedback = (onSent: () => void): FeedbackWriting => {
  const remotes = useRegistry();
  const [kept, setKept] = useState<Kept>(() => findDraft(form, parseKept) ?? { id: createId(), text: '' });
  const [isMissing, setMissing] = useState(false);
  const forget = useDraft(form, kept, kept.text.trim() !== '');
  const details = useMemo(
    () =>
      collectDetails({
        location,
        build: getBootData().build,
        remotes,
        userAgent: navigator.userAgent,
        language: getLanguage(),
        width: innerWidth,
        height: innerHeight,
        reloads: getReloadCount(),
        failedCalls: getFailedCalls(),
      }),
    [remotes],
  );
  const sending = useMutation({
    mutationFn: (text: string) => request(feedbackSend, { id: kept.id, text, details }, { silent: true }),
    onSuccess: () => {
      forget();
      onSent();
    },
  });
  const { error } = sending;
  return {
    text: kept.text,
    setText: (text) => {
      setKept({ ...kept, text });
      setMissing(false);
    },
    details,
    isMissing,
    failure: error
      ? { message: error.message, requestId: isRequestError(error) ? error.requestId : undefined }
      : undefined,
    isSending: sending.isPending,
    send: () => {
      const text = kept.text.trim();
      if (text === '') setMissing(true);
      else if (!sending.isPending) sending.mutate(text);
    },
  };
};
