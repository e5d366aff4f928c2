import { type DraftOf, type FaceSettings, faceSettingsFields, findFieldProblems } from '#shared/contracts';

/** What stands in the form: numbers as text. */
export type SettingsDraft = DraftOf<typeof faceSettingsFields>;

/** Of each distance, from the one that confuses fewest people to the one that knows most. */
export const levels = {
  verifyDistance: ['0.4', '0.45', '0.5'],
  identifyDistance: ['0.35', '0.4', '0.45'],
} as const;
export const levelNames = ['strict', 'usual', 'lenient'] as const;

/** The form of what is saved. */
export function createSettingsDraft(settings: FaceSettings): SettingsDraft {
  return {
    isOn: settings.isOn,
    isSignIn: settings.isSignIn,
    retentionDays: String(settings.retentionDays),
    verifyDistance: String(settings.verifyDistance),
    identifyDistance: String(settings.identifyDistance),
    consentText: settings.consentText,
    consentTextEn: settings.consentTextEn,
  };
}

/** The same as the call carries it. */
export function settingsOf(draft: SettingsDraft): FaceSettings {
  return {
    isOn: draft.isOn,
    isSignIn: draft.isOn && draft.isSignIn,
    retentionDays: /^\s*\d+\s*$/.test(draft.retentionDays) ? Number(draft.retentionDays) : Number.NaN,
    verifyDistance: Number(draft.verifyDistance),
    identifyDistance: Number(draft.identifyDistance),
    consentText: draft.consentText.trim(),
    consentTextEn: draft.consentTextEn.trim(),
  };
}

export function findSettingsProblems(draft: SettingsDraft) {
  return findFieldProblems(faceSettingsFields, settingsOf(draft));
}
