import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FeedbackDetails, feedbackSend } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { getAppLog } from '../../core/app-log/index.ts';
import { getBootData } from '../../core/boot/index.ts';
import { type Form, parseTexts, useForm } from '../../core/form/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { getReloadCount } from '../../core/reload-data/index.ts';
import { getFailedCalls, request } from '../../core/request/index.ts';
import { collectDetails } from './collect-details.ts';

export const maxTextLength = 2000;

interface FeedbackDraft {
  /** Stays the same however often the same words are sent, so that they are kept once. */
  id: string;
  text: string;
}

export interface FeedbackWriting {
  form: Form<FeedbackDraft, 'text'>;
  details: FeedbackDetails;
}

/** What the user writes; it stays until it was sent, also when the dialog is closed or the page loaded again. */
export function useFeedback(onSent: () => void): FeedbackWriting {
  const { formatMessage } = useIntl();
  const remotes = useRegistry();
  const [start] = useState(() => ({ id: createId(), text: '' }));
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
        appLog: getAppLog(),
      }),
    [remotes],
  );
  const form = useForm({
    saved: { draft: start, revision: 0 },
    keep: { name: 'feedback', parse: parseTexts('id', 'text') },
    validate: ({ text }): { text?: string } => (isBlank(text) ? { text: 'feedback.missing' } : {}),
    words: (id) => formatMessage({ id }),
    isChanged: ({ text }) => !isBlank(text),
    // It lies beside the page, and stays when another app is opened.
    guards: false,
    save: ({ id, text }) => request(feedbackSend, { id, text: text.trim(), details }, { silent: true }),
    onSaved: onSent,
  });
  return { form, details };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
