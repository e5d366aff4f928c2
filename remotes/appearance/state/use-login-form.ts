import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findDraft, useDraft } from 'shell/header';
import { isRequestError } from 'shell/request';
import { useUnsavedGuard } from 'shell/session';
import type { LoginPageConfig } from '#shared/contracts';
import { loginPageQuery } from '../api/login-page-query.ts';
import { saveLoginPage } from '../api/save-login-page.ts';
import {
  createLoginDraft,
  findProblems,
  type LoginDraft,
  type LoginProblems,
  parseLoginDraft,
  toConfig,
  toSaved,
} from './login-draft.ts';

const formName = 'appearance:login-page';

export interface LoginForm {
  draft: LoginDraft;
  /** Empty until the first try to save. */
  problems: LoginProblems;
  isDirty: boolean;
  isSaving: boolean;
  /** Why it could not be saved; what was typed stays. */
  failure: string | undefined;
  change: (fields: Partial<LoginDraft>) => void;
  save: () => void;
  reset: () => void;
}

/** The form of a unit's login page. */
export const useLoginForm = (
  unitId: string,
  config: LoginPageConfig | null,
  onSaved: () => void,
): LoginForm => {
  const saved = createLoginDraft(config);
  const [draft, setDraft] = useState(() => findDraft(formName, parseLoginDraft) ?? saved);
  const [hasTried, setHasTried] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const forget = useDraft(formName, draft, isDirty);
  useUnsavedGuard(isDirty);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => saveLoginPage(toSaved(draft, config?.decorationSet)),
    onSuccess: async () => {
      forget();
      await queryClient.invalidateQueries({ queryKey: loginPageQuery(unitId).queryKey });
      setDraft((now) => createLoginDraft(toConfig(now)));
      setHasTried(false);
      onSaved();
    },
  });
  const problems = findProblems(draft, location.origin);
  const { error } = saving;
  return {
    draft,
    problems: hasTried ? problems : {},
    isDirty,
    isSaving: saving.isPending,
    failure: error ? (isRequestError(error) ? error.message : String(error)) : undefined,
    change: (fields) => setDraft((now) => ({ ...now, ...fields })),
    save: () => {
      if (!isDirty) return;
      setHasTried(true);
      if (!saving.isPending && Object.keys(problems).length === 0) saving.mutate();
    },
    reset: () => {
      setDraft(saved);
      setHasTried(false);
      saving.reset();
    },
  };
};
