import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import type { PasswordRule } from '#shared/contracts';
import { forgetCredential } from '#shared/stored-items';
import { changePassword } from '../api/change-password.ts';
import { devicesQuery } from '../api/devices-query.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import type { MessageId } from './message-id.ts';
import {
  emptyDraft,
  findProblems,
  isDirtyDraft,
  type PasswordDraft,
  type PasswordField,
  passwordFields,
} from './password-form.ts';

export interface PasswordForm {
  draft: PasswordDraft;
  isDirty: boolean;
  isSaving: boolean;
  isDone: boolean;
  /** What is wrong with a field, in words. */
  problems: Partial<Record<PasswordField, string>>;
  /** What failed as a whole, in words. */
  failure: string | undefined;
  /** Counts refusals, so that the view can move to the first problem. */
  refusals: number;
  change: (name: PasswordField, value: string) => void;
  save: () => void;
}

const isField = (name: string): name is PasswordField => passwordFields.some((field) => field === name);

/** The form that changes the own password. What was typed stays until it is saved. */
export const usePasswordForm = (rule: PasswordRule): PasswordForm => {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<PasswordForm['problems']>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: PasswordForm['problems'], whole?: string): void => {
    setProblems(found);
    setFailure(whole);
    setRefusals((count) => count + 1);
  };
  const saving = useMutation({
    mutationFn: ({ oldPassword, password }: PasswordDraft) => changePassword({ oldPassword, password }),
    onSuccess: () => {
      // The server has forgotten every device, this one too.
      forgetCredential();
      setDraft(emptyDraft);
      setFailure(undefined);
      for (const { queryKey } of [sessionsQuery, devicesQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const told = isRequestError(error) ? error : undefined;
      const fields = (told?.fieldErrors ?? []).flatMap(({ field, message }) =>
        isField(field) ? [[field, message]] : [],
      );
      refuse(Object.fromEntries(fields), fields.length > 0 ? undefined : (told?.message ?? String(error)));
    },
  });
  return {
    draft,
    problems,
    failure,
    refusals,
    isDirty: isDirtyDraft(draft),
    isSaving: saving.isPending,
    isDone: saving.isSuccess && !isDirtyDraft(draft),
    change: (name, value) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    save: () => {
      if (saving.isPending) return;
      const found = Object.entries(findProblems(draft, rule)).map(([name, id]) => [name, t(id)]);
      if (found.length > 0) refuse(Object.fromEntries(found));
      else saving.mutate(draft);
    },
  };
};
