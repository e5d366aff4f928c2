import { useQueryClient } from '@tanstack/react-query';
import { type Form, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage } from 'shell/session';
import {
  type FaceSettings,
  faceSettingsFields,
  faceSettingsSave,
  parseKeptDraft,
  pickText,
} from '#shared/contracts';
import {
  createSettingsDraft,
  findSettingsProblems,
  type SettingsDraft,
  settingsOf,
} from './settings-draft.ts';
import { settingsQuery } from './settings-query.ts';

/** The form of what a unit does with faces. */
export function useSettingsForm(settings: FaceSettings, onSaved: () => void): Form<SettingsDraft> {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const revision = JSON.stringify(settings);
  return useForm({
    saved: { draft: createSettingsDraft(settings), revision },
    keep: { name: 'face:settings', parse: (kept) => parseKeptDraft(faceSettingsFields, kept) },
    validate: findSettingsProblems,
    words: (text) => pickText(text, language),
    save: (draft) => request(faceSettingsSave, settingsOf(draft), { silent: true }),
    goOnWith: (_answer, sent) => ({ draft: createSettingsDraft(settingsOf(sent)), revision }),
    onSaved: async () => {
      // What the other parts of the app show of faces has changed as well.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['face'] }),
      ]);
      onSaved();
    },
  });
}
