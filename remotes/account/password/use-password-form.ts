import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Form, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import type { PasswordRule } from '#shared/contracts';
import { forgetCredential } from '#shared/stored-items';
import type { MessageId } from '../messages/message-id.ts';
import { devicesQuery } from '../sessions/devices.ts';
import { sessionsQuery } from '../sessions/sessions.ts';
import { changePassword } from './change-password.ts';
import {
  emptyDraft,
  findProblems,
  isDirtyDraft,
  type PasswordDraft,
  type PasswordField,
} from './password-form.ts';

export interface PasswordForm extends Form<PasswordDraft, PasswordField> {
  /** It was changed, and nothing was typed since. */
  isDone: boolean;
}

const saved = { draft: emptyDraft, revision: 0 };

/** The form that changes the own password. It outlives no reload: what opens an account is written down nowhere. */
export function usePasswordForm(rule: PasswordRule): PasswordForm {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    saved,
    validate: (draft) => findProblems(draft, rule),
    words: t,
    isChanged: isDirtyDraft,
    save: ({ oldPassword, password }) => {
      setChanged(false);
      return changePassword({ oldPassword, password });
    },
    goOnWith: () => saved,
    onSaved: () => {
      // The server has forgotten every device, this one too.
      forgetCredential();
      setChanged(true);
      for (const { queryKey } of [sessionsQuery, devicesQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { ...form, isDone: isChanged && !form.isDirty };
}
