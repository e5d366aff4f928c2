import { useQueryClient } from '@tanstack/react-query';
import { type Form, useForm } from 'shell/app';
import { useLanguage } from 'shell/session';
import { type LoginPageConfig, pickText } from '#shared/contracts';
import {
  createLoginDraft,
  findProblems,
  type LoginDraft,
  parseLoginDraft,
  toConfig,
  toSaved,
} from './login-draft.ts';
import { loginPageQuery } from './login-page-query.ts';
import { saveLoginPage } from './save-login-page.ts';

export type LoginForm = Form<LoginDraft>;

/** The form of a unit's login page; saving what has not changed does nothing. */
export function useLoginForm(unitId: string, config: LoginPageConfig | null, onSaved: () => void): LoginForm {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const revision = JSON.stringify(config);
  const form = useForm({
    saved: { draft: createLoginDraft(config), revision },
    keep: { name: 'appearance:login-page', parse: parseLoginDraft },
    validate: (draft) => findProblems(draft, location.origin),
    words: (text) => pickText(text, language),
    save: (draft) => saveLoginPage(toSaved(draft, config?.decorationSet)),
    goOnWith: (_answer, sent) => ({ draft: createLoginDraft(toConfig(sent)), revision }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: loginPageQuery(unitId).queryKey });
      onSaved();
    },
  });
  return {
    ...form,
    save: () => {
      if (form.isDirty) form.save();
    },
  };
}
